"""A lesson for what is peculiar to each game of the family."""

from scopa_gui.app.lessons.shape import Layout, Lesson, Step

SCOPONE = Lesson(
    "scopone",
    "5d 5c 5s",
    (
        Step(
            "5c 5s",
            ("riskier", "exposes_coin"),
            claims=("table 0", "out 5 1"),
            then="4c Csx4c{card} 6d",
            layout=Layout(
                (
                    "5d 5c 5s Ab 2c 3d 6s 7d Fc Rs",
                    "4c Rd Ad As 6c 4s Fd Cd 2d 7s",
                    "Cs 7c 3c 4b Fs 3b 2b Rc Cc 7b",
                    "6d 2s 4d 5b 6b Fb Ac Rb 3s Cb",
                ),
            ),
        ),
        Step("6sx6d", ("no_scopa",), claims=("scopa",), then="Rd 7c 2s"),
        Step("7dx7c", ("misses_settebello",), claims=("safe",)),
    ),
    rules="scientifico",
)

QUINDICI = Lesson(
    "quindici",
    "7d 5s 3b",
    (
        Step(
            "7dx3b5s",
            ("takes_nothing", "misses_settebello"),
            claims=("takes 3",),
            layout=Layout(("7d Fd Ac", "6b Cs 4c"), "5s 3b Rc 2d"),
        ),
        Step(
            "Fdx7d",
            ("leaves_scopa", "misses_settebello"),
            claims=("total 15", "safe"),
            layout=Layout(("Fd 5s 4c", "6b Cs 2c"), "Rc 7d 3s 2b"),
        ),
        Step(
            "Rbx5d",
            ("leaves_scopa",),
            claims=("total 15", "safe"),
            layout=Layout(("Rb Cd 3c", "6b Cs 2c"), "Fc 6s 5d Ab"),
        ),
    ),
    rules="quindici",
)

ASSI = Lesson(
    "assi",
    "Ad",
    (
        Step(
            "Adx4b5s7dFc",
            ("takes_nothing", "takes_fewer"),
            claims=("takes 5", "no scopa"),
            layout=Layout(("Ad 5b Rc", "6b Cs 2c"), "7d Fc 5s 4b"),
        ),
        Step(
            "Cdx3s6d",
            ("offers_more",),
            claims=("takes 3", "catch 1"),
            layout=Layout(("As Cd 4s", "6b Cs 2c"), "Ac 6d 3s Rb"),
        ),
        Step(
            "Rdx2d2c3s3b",
            ("no_scopa",),
            claims=("scopa",),
            layout=Layout(("Ac Rd 6s", "6b Cs 4c"), "2d 2c 3s 3b"),
        ),
    ),
    rules="assi",
)

CIRULLA = Lesson(
    "cirulla",
    "7c",
    (
        Step(
            "bussa",
            ("undeclared",),
            claims=("declares 3",),
            layout=Layout(("2c 3d 4s", "7b Cs Rc"), "Rd 6c 5b Fs"),
        ),
        Step("2cx5bFs 4sx5b6c", ("takes_nothing",), claims=("takes 3",)),
        Step(
            "Asx4c6b7dRs",
            ("no_scopa",),
            claims=("scopa", "takes 5"),
            layout=Layout(("As Fc 3s", "2b Cs Rc"), "7d 4c Rs 6b"),
        ),
        Step(
            "bussa",
            ("undeclared",),
            claims=("declares 10",),
            layout=Layout(("7c 4d 4s", "7b Cs Rc"), "Rd Fc 5s 2b"),
        ),
    ),
    rules="cirulla",
)

NAPOLA = Lesson(
    "napola",
    "Ad 2d 3d",
    (
        Step(
            "2cx2d",
            ("takes_nothing", "misses_run"),
            claims=("safe",),
            layout=Layout(("2c Fd 6s", "7b Cs Rc"), "2d Fc 5s Rb"),
        ),
        Step(
            "AdxAc",
            ("takes_nothing", "misses_run"),
            claims=("safe",),
            layout=Layout(("Ad 3c Fs", "2b 6s Rc"), "Ac 4s Cb 7s"),
        ),
        Step(
            "5c 2b",
            ("exposes_run",),
            claims=("takes 0",),
            layout=Layout(("3d 2b 5c", "4d 7s Ab"), "Rc Fb 6s Cs"),
        ),
        Step(
            "Fsx3d5s",
            ("takes_nothing", "shorter_run", "takes_fewer"),
            claims=("run 3", "safe"),
            layout=Layout(
                ("2c Ad 7s", "6c 5s 3d"),
                "2d Ac Rb 6d",
                later=(("3b Fs Rc", "4c Cb 6b"),),
                before="2cx2d 6cx6d AdxAc 5s 7s 3d",
            ),
        ),
    ),
    rules="napola",
)

BRISCOLA = Lesson(
    "briscola",
    "Ac 3b Rs",
    (
        Step(
            "Ac",
            ("lets_go", "wins_less"),
            claims=("trick 15",),
            layout=Layout(
                ("Ac 2s 5d", "Rc 6b 3d"), stock="4s 3b Fc Ad 7c 6c Rs", leads=1, before="Rc"
            ),
        ),
        Step("5d", ("leads_load", "leads_trump"), then="3d Fc"),
        Step("7c", ("spends_trump", "gives_points"), claims=("trick 2",), then="Ad"),
        Step("2s", ("lets_go", "dear_trump"), claims=("trick 11",)),
    ),
    rules="briscola",
)
