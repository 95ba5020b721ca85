"""The first lessons: what a card takes, and what is worth taking."""

from scopa_gui.app.lessons.shape import Layout, Lesson, Step

FIRST = Lesson(
    "first",
    "5c 5d",
    (
        Step(
            "5cx5d",
            ("takes_nothing",),
            claims=("takes 2",),
            then="Rd",
            layout=Layout(("5c Rs 2b", "3d Rd 6b"), "5d 7c 4s Fb"),
        ),
        Step("RsxRd", ("takes_nothing",), claims=("takes 2",), then="6b"),
        Step("2b", claims=("takes 0",)),
        Step(
            "FsxFd",
            ("takes_nothing", "fewer_coins"),
            claims=("ways F 2",),
            layout=Layout(("Fs Ac 4d", "7b 3d Rc"), "Fd Fc 3s 6b"),
        ),
    ),
)

SUMS = Lesson(
    "sums",
    "3d 4s",
    (
        Step(
            "7cx3d4s",
            ("takes_nothing",),
            claims=("takes 3",),
            then="Ac",
            layout=Layout(("7c Cd 2d", "5s 6b Ac"), "4s 3d Rb Fc"),
        ),
        Step("CdxAcFc", ("takes_nothing",), claims=("takes 3",)),
        Step(
            "Ccx2c2b5d",
            ("takes_fewer", "takes_nothing"),
            claims=("takes 4", "ways C 2"),
            layout=Layout(("Cc 6s Rd", "3d Fs 7c"), "5d 4s 2c 2b"),
        ),
        Step(
            "Fsx2s6d",
            ("takes_nothing", "fewer_coins"),
            claims=("ways F 2", "coins 1"),
            layout=Layout(("Fs Ac 4d", "7b 3d Rc"), "6d 2s 5c 3b"),
        ),
    ),
)

EQUAL = Lesson(
    "equal",
    "7d 7c",
    (
        Step(
            "7cx7d",
            ("takes_nothing",),
            claims=("takes 2", "ways 7 1"),
            then="Ab",
            layout=Layout(("7c 5b 2s", "6b Ab Fs"), "7d 4s 3c Rb"),
        ),
        Step("5bxAb4s", ("takes_nothing",), claims=("takes 3",)),
        Step(
            "Rbx2c3d5d",
            ("takes_fewer", "takes_nothing"),
            claims=("takes 4", "coins 2", "ways F 1"),
            layout=Layout(("Fc Rb 4b", "Cd As 6s"), "Fs 5d 3d 2c"),
        ),
    ),
)

SCOPA = Lesson(
    "scopa",
    "Ad 2s 4c",
    (
        Step(
            "RcxAd2s3b4c",
            ("no_scopa",),
            claims=("scopa",),
            then="7c",
            layout=Layout(("Rc 2b 6b", "Fd Cs 7c"), "Ad 2s 4c 3b"),
        ),
        Step("6b", ("leaves_scopa",), claims=("table 7", "total 13", "safe")),
        Step(
            "3cxAc2d",
            ("leaves_scopa", "takes_nothing"),
            claims=("total 15", "safe"),
            layout=Layout(("3c Rc 5b", "6d Cs 2b"), "Fs 7c 2d Ac"),
        ),
    ),
)

_SWEPT = "CdxCs FcxFb 6cx2s4d Cc Ab RsxAbCc"

EMPTY = Lesson(
    "empty",
    "Cb",
    (
        Step(
            "Cb",
            ("leaves_scopa",),
            claims=("table 0", "gone C 3", "safe"),
            then="Ac",
            layout=Layout(
                ("Cd 6c Ab", "Fc Rs Cc"),
                "Cs 4d 2s Fb",
                later=(("Cb Rd 7s", "Ac 4s Fd"),),
                before=_SWEPT,
            ),
        ),
        Step("RdxAcCb", ("no_scopa",), claims=("table 10", "scopa")),
        Step(
            "4c 4b",
            ("riskier",),
            claims=("table 0", "gone 4 1", "out 4 1", "out 5 3"),
            layout=Layout(
                ("Cd 6c Ab", "Fc Rs Cc"),
                "Cs 4d 2s Fb",
                later=(("4c 4b 5c", "Ac 7s Fd"),),
                before=_SWEPT,
            ),
        ),
    ),
)

SETTEBELLO = Lesson(
    "settebello",
    "7d",
    (
        Step(
            "Rdx3c7d",
            ("exposes_settebello",),
            claims=("takes 3", "safe"),
            layout=Layout(("Rd Fs 2s", "Fc 4d 5b"), "7d 3c 6s Fb"),
        ),
        Step(
            "7dx7c",
            ("takes_nothing",),
            claims=("takes 2",),
            layout=Layout(("7d 5s Ab", "Fc 4d 5b"), "7c 4b Rs 2d"),
        ),
        Step(
            "4c Ac",
            ("exposes_settebello",),
            claims=("ways 7 1", "safe"),
            layout=Layout(("7d 4c Ac", "Fc 4d 5b"), "Rs Fb 6c 2s"),
        ),
    ),
)

COINS = Lesson(
    "coins",
    "2d 5d",
    (
        Step(
            "7sx2d5d",
            ("fewer_coins",),
            claims=("takes 3", "coins 2"),
            layout=Layout(("7s Fs Ab", "Fd 6c 4b"), "2d 5d Fc 3s"),
        ),
        Step(
            "RsxRd",
            ("takes_nothing", "fewer_coins"),
            claims=("takes 2", "coins 1"),
            layout=Layout(("Rs 7b 2s", "Fd 6c 4b"), "Rd 4c 3c 6s"),
        ),
        Step(
            "2s",
            ("exposes_coin",),
            layout=Layout(("2d 2s 5d", "Fd 6c 4b"), "Rc Fs 6b Cb"),
        ),
        Step(
            "FdxFb",
            ("fewer_coins",),
            claims=("had coins 5", "has coins 6"),
            layout=Layout(
                ("Rc 5d 6c", "5s Fb 7c"),
                "Ad 2d 3d 4d",
                later=(("Fd Cc 7s", "2c 3s Ab"),),
                before="RcxAd2d3d4d 5s 5dx5s Fb 6c 7c",
            ),
        ),
    ),
)

PRIMIERA = Lesson(
    "primiera",
    "7c 6d As",
    (
        Step(
            "7sx7c",
            ("misses_seven",),
            claims=("safe",),
            layout=Layout(("7s Fs Ab", "6d 3c Rb"), "7c 6s Fb 2c"),
        ),
        Step(
            "6bx6d",
            ("takes_nothing", "lower_primiera"),
            claims=("primiera 36", "safe"),
            layout=Layout(("6b 5s 3d", "2d 7c Fb"), "6d Rs 4c Ac"),
        ),
        Step(
            "2s",
            ("exposes_seven", "exposes_coin"),
            claims=("takes 0",),
            layout=Layout(("7b 4d 2s", "Cs 6c Ad"), "Rd Fc 3b 5c"),
        ),
        Step(
            "RcxRb",
            ("lower_primiera",),
            claims=("primiera 70", "takes 2"),
            layout=Layout(
                ("7c 6d 5s", "Fb Rb 4s"),
                "7s 6c Fd 3c",
                later=(("Rc Fs 2s", "2d Cb Ab"),),
                before="7cx7s FbxFd 6dx6c Rb 5s 4s",
            ),
        ),
    ),
)
