"""What things are made of: cloth, walnut, brass, maiolica, paper, shadow, rings, medallions."""

from scopa_gui.ui.materials.kit import Materials
from scopa_gui.ui.materials.rings import RingKind

__all__ = ["Materials", "RingKind"]
