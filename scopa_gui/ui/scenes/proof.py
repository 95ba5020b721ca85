"""What proves a deal, in words: fingerprint, key, and after the match the secret."""

from scopa_gui.app.followed import Followed
from scopa_gui.app.i18n import Texts
from scopa_gui.app.trust import in_fours, proofs, secret_of
from scopa_gui.ui.widgets.dialog import Answer, Dialog, nothing


def proof_dialog(texts: Texts, match: Followed) -> Dialog | None:
    """Shows and checks the deal scored last; None where its stock was laid out by hand."""
    found = proofs(match.header, match.run)
    if not found:
        return None
    last = found[-1]
    told = {"print": in_fours(last.fingerprint), "key": in_fours(last.key)}
    words = [
        texts("trust.deal", n=len(found), **told),
        texts("trust.holds" if last.holds else "trust.broken"),
    ]
    if match.run.over:
        words.append(texts("trust.secret", secret=in_fours(secret_of(match.header))))
    return Dialog(texts("trust.title"), "\n".join(words), [Answer(texts("dialog.ok"), nothing)])
