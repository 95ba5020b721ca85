"""The entry point, for ``python -m scopa_gui``, the installed script and the executable."""

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Open the window, or the door that the command line names; the status to exit with."""
    if getattr(sys, "frozen", False):
        import multiprocessing

        # The executable starts itself again for the thinking process; that run ends here.
        multiprocessing.freeze_support()
    from scopa_gui.cli.doors import run

    return run(sys.argv[1:] if argv is None else argv)


if __name__ == "__main__":
    sys.exit(main())
