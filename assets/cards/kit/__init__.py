"""The drawing kit of the deck: from palette and paths up to the forty cards.

Lower layers (palette, geometry, bodies, paint, canvas) know nothing of cards;
the domain modules above them draw marks, aces, figures; `deck` names the cards.
"""
