"""Lessons about what the others may hold, and about the last cards."""

from scopa_gui.app.lessons.shape import Layout, Lesson, Step

TWINS = Lesson(
    "twins",
    "5c 5s",
    (
        Step(
            "5c 5s",
            ("more_takers",),
            claims=("takers 2", "safe"),
            layout=Layout(("5c 5s 3d", "4d Cb 2c"), "Rd Fs 7c 6s"),
        ),
        Step(
            "4c 4s",
            ("more_takers",),
            claims=("gone 4 2", "out 4 0", "takers 0"),
            then="5b",
            layout=Layout(
                ("Cs 6c 2b", "4b 7c Rs"),
                "4d Fd 2s Cc",
                later=(("4c 4s Ab", "3d 5b 3s"),),
                before="CsxCc 4bx4d 2bx2s 7c 6c Rs",
            ),
        ),
        Step("4sx4c 4cx4s", ("takes_nothing",), claims=("takes 2",)),
    ),
)

PARITY = Lesson(
    "parity",
    "7c 3s 4c",
    (
        Step(
            "7cx3s4c",
            ("takes_nothing", "keeps_pairs"),
            claims=("broken 3", "safe"),
            layout=Layout(("7c 4d Fb", "5s As 6d"), "3s 4c Rd 2b"),
        ),
        Step(
            "4dx4c",
            ("takes_nothing", "breaks_pairs"),
            claims=("broken 0", "safe"),
            layout=Layout(("Rs 4d Ab", "Cb 5s 7c"), "4c 6s Fd 2b", leads=1, before="Cb"),
        ),
    ),
)

PARTNERS = Lesson(
    "partners",
    "Rb 7d 3c",
    (
        Step(
            "Rbx3c7d",
            ("exposes_settebello",),
            claims=("safe",),
            then="Cd 6bx6s Ac",
            layout=Layout(("Rb Fc 4c", "Cd 5s 2c", "6b 2d Cs", "Ac 7b 4d"), "7d 3c Fs 6s"),
        ),
        Step("4c", ("leaves_scopa",), claims=("safe",)),
        Step(
            "RdxAb2d3c4s",
            ("no_scopa",),
            claims=("scopa",),
            then="6s 6bx6s Cs",
            layout=Layout(("Rd 6c As", "6s 5c Fs", "6b 7d Rc", "Cs 5b 2c"), "2d 3c 4s Ab"),
        ),
        Step("6c", ("leaves_scopa",), claims=("table 9", "safe")),
    ),
    rules="scopa(seats=4)",
)
