"""What can be heard, by what happens on the table. No device and no file here."""

from enum import Enum


class Channel(Enum):
    """What the reader sets the loudness of."""

    CARDS = "cards"
    """The table itself: cards laid, slid, gathered, shuffled."""
    EVENTS = "events"
    """What is worth more than a card: a scopa, a point, a won match."""


class Sound(Enum):
    """A sound with the files that can stand for it; several are taken in turn."""

    CARD = (Channel.CARDS, ("card-1", "card-2", "card-3"))
    """A card is laid."""
    SLIDE = (Channel.CARDS, ("slide",))
    """A card slides over the cloth: dealt, cut, drawn."""
    SHUFFLE = (Channel.CARDS, ("shuffle",))
    GATHER = (Channel.CARDS, ("gather",))
    """Captured cards are drawn together."""
    BROOM = (Channel.EVENTS, ("broom",))
    """A scopa."""
    BELL = (Channel.EVENTS, ("bell",))
    """A point is counted."""
    WON = (Channel.EVENTS, ("won",))
    """A person here has won the match."""

    def __init__(self, channel: Channel, files: tuple[str, ...]) -> None:
        self.channel = channel
        self.files = files
