"""Lessons about the last cards of a deal, when whoever counts knows every card.

The deals were played to their last hand; what is right there is counted through by the rules.
"""

from scopa_gui.app.lessons.shape import Layout, Lesson, Step

LEFTOVERS = Lesson(
    "leftovers",
    "Cd 5d 4c",
    (
        Step(
            "6sx6d",
            ("worse_end",),
            claims=("ending", "follower 4c Cc"),
            then="4c",
            layout=Layout(
                ("3d 7d Fc", "7s Cb 2s"),
                "3b Ab Ac Rb",
                later=(
                    ("4s 5s 2c", "Rs Fb 4b"),
                    ("Rd Fd 2b", "3c Fs 5c"),
                    ("4d 3s 6c", "Ad 7c Rc"),
                    ("7b 6b 5d", "5b Cs 6d"),
                    ("As Cd 6s", "2d 4c Cc"),
                ),
                leads=1,
                before="2sxAcAb 3dx3b 7s 7dx7s Cb Fc FbxFc 2c RsxRb 4s 4bx4s 5s 5cx5s 2bx2c 3c Rd"
                " Fs FdxFs RcxRd 3sx3c 7c 6c Ad 4d 5bxAd4d 6bx6c CsxCb 5d 6d 7bx7c 2d",
            ),
        ),
        Step("Cdx4c5d", ("worse_end",), claims=("takes 3", "follower Cc", "catch 0")),
        Step(
            "2b",
            ("worse_end",),
            claims=("ending", "follower 3b 3d"),
            then="3d",
            layout=Layout(
                ("5d 2c 7c", "6b Ac Ab"),
                "Fd Fb 7b 3c",
                later=(
                    ("5b 6c Cc", "Cs Rc 6d"),
                    ("2d Ad Rb", "Fs Cd 2s"),
                    ("As 5c Rd", "Fc 4d 4c"),
                    ("6s 7d Cb", "4s 3s 5s"),
                    ("2b Rs 7s", "4b 3b 3d"),
                ),
                leads=1,
                before="6b 5d Ab 7cx7b AcxAb 2c Rcx2cFb 5bx5d 6dx6b 6c Csx3c6c Cc CdxCc 2d 2sx2d"
                " Rb FsxFd Ad Fc RdxRb 4d AsxAd 4cx4d 5c 5sx5c 7d 4s 6s 3s Cbx3s6s 4bx4s",
            ),
        ),
        Step("Rsx3d7d", ("worse_end",), claims=("takes 3", "catch 0", "leftovers 4")),
    ),
)

FORCING = Lesson(
    "forcing",
    "Cb Ab",
    (
        Step(
            "Ab",
            ("worse_end",),
            claims=("table 0", "follower Fs Fb", "forces"),
            then="Fs",
            layout=Layout(
                ("Cc 3d Rb", "6s Cd 4d"),
                "6c 3b 6b As",
                later=(
                    ("4c 3c Rs", "2c Fc Ad"),
                    ("7d 2d 5d", "7s 5b 4b"),
                    ("7b 5s Rc", "4s 2b Rd"),
                    ("5c Ac Cs", "2s 6d 3s"),
                    ("Fd Cb Ab", "Fs 7c Fb"),
                ),
                before="Ccx3b6b 6sx6c Rb Cd 3d 4dxAs3d RsxRb 2c 3c Fc 4c Ad 2dx2c 7sx3c4c 5d 4b"
                " 7d 5bx5d 5sxAd4b Rd RcxRd 4s 7bx7d 2b 5c 2sx2b CsxCd 3s Ac 6dxAc5c FdxFc 7cx3s4s",
            ),
        ),
        Step("CbxAbFs", claims=("scopa",)),
        Step(
            "4d",
            ("worse_end",),
            claims=("follower 3d 3s", "total 5", "forces"),
            then="3d",
            layout=Layout(
                ("Rs 7b 4s", "5s Fs Cd"),
                "Ac 5b 4b Fd",
                later=(
                    ("6c 6s 5c", "6b Rd 2s"),
                    ("3c Ab 6d", "4c 3b 2c"),
                    ("Cs 7d As", "Fb Cb Rc"),
                    ("Ad 2d Cc", "7s Rb 7c"),
                    ("Fc 5d 4d", "3d 2b 3s"),
                ),
                leads=1,
                before="CdxAcFd 4sx4b 5sx5b 7b Fs Rs RdxRs 5c 6b 6sx6b 2s 6c 2cx2s 6dx6c 4c 3c"
                " 3bx3c Ab FbxFs AsxAb Rc 7dx7b Cbx4c5c Cs RbxRc CcxCs 7c 2d 7sx7c Ad 2bx2d",
            ),
        ),
        Step("FcxAd3d4d", ("no_scopa",), claims=("scopa",)),
        Step(
            "5d",
            ("worse_end",),
            claims=("table 0", "follower 3s 3b 2d", "forces"),
            then="3s",
            layout=Layout(
                ("3c Cc Fd", "Rd 2c 6b"),
                "5s Rc Cd Ac",
                later=(
                    ("4s 6c Cs", "4b 2s Rb"),
                    ("7b Ad 6d", "2b 4d 6s"),
                    ("As Cb 7d", "5b 7s 5c"),
                    ("Ab 3d Fc", "Rs 4c Fs"),
                    ("7c 5d Fb", "3s 3b 2d"),
                ),
                before="CcxCd 6bxAc5s Fd RdxRc 3c 2c 6c 2sx2c Csx3c6c Rb 4s 4bx4s 6d 6sx6d 7b"
                " 4d Ad 2b 7dx7b 7sxAd2b4d As 5b CbxAsFd 5cx5b 3d RsxRb Ab 4cxAb3d Fc FsxFc",
            ),
        ),
        Step("Fbx3s5d", ("no_scopa",), claims=("scopa",)),
    ),
)
