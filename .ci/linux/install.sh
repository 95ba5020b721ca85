#!/bin/sh
# Install Scopa for whoever runs this, below ~/.local; --uninstall takes it away again.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
local=${HOME:?}/.local
program=$local/lib/scopa
command=$local/bin/scopa
data=${XDG_DATA_HOME:-$local/share}
entry=$data/applications/scopa.desktop
icons=$data/icons/hicolor

say() { # one sentence each in Italian, German, English
    case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
        it*) printf '%s\n' "$1" ;;
        de*) printf '%s\n' "$2" ;;
        *) printf '%s\n' "$3" ;;
    esac
}

refresh() { # what some desktops keep of entries and icons
    if command -v update-desktop-database >/dev/null 2>&1; then
        update-desktop-database -q "$data/applications" 2>/dev/null || true
    fi
    if [ -d "$icons" ]; then touch "$icons"; fi
    # a cache is only kept up: made anew, it would hide the icons of whoever does not know of it
    if [ -f "$icons/icon-theme.cache" ] && command -v gtk-update-icon-cache >/dev/null 2>&1; then
        gtk-update-icon-cache -q -t "$icons" 2>/dev/null || true
    fi
}

require_ours() { # $1 is the program's folder, or nothing is there
    if [ -e "$1" ] && [ ! -d "$1/_internal" ]; then
        say "$1 esiste già e non è Scopa." "$1 gibt es schon, und es ist nicht Scopa." \
            "$1 is there already and is not Scopa." >&2
        exit 1
    fi
}

uninstall() {
    require_ours "$program"
    if [ "$(readlink "$command" 2>/dev/null || true)" = "$program/scopa" ]; then rm -f "$command"; fi
    rm -f "$entry" "$icons"/*/apps/scopa.png "$icons"/*/apps/scopa.svg
    rm -rf "$program"
    refresh
    say "Scopa è stata disinstallata. Le partite e le impostazioni restano in $data/Scopa." \
        "Scopa ist entfernt. Partien und Einstellungen bleiben in $data/Scopa." \
        "Scopa has been removed. Matches and settings stay in $data/Scopa."
}

install() {
    require_ours "$program"
    mkdir -p "$local/lib" "$local/bin" "$data/applications" "$icons"
    # beside its place and then into it, so that a copy that breaks off leaves the old program
    new=$local/lib/.scopa-new.$$
    trap 'rm -rf "$new"' EXIT
    cp -R "$here/scopa" "$new"
    cp -R "$here/LICENSE" "$here/licences" "$here/install.sh" "$new/"
    rm -rf "$program"
    mv "$new" "$program"
    if [ ! -e "$command" ] || [ -L "$command" ]; then ln -sf "$program/scopa" "$command"; fi
    cp -R "$here/icons/hicolor/." "$icons/"
    # in the entry the path stands in quotes, twice escaped as its format asks
    quoted=$(printf '%s' "$program/scopa" | sed -e 's/\\/\\\\\\\\/g' -e 's/["`$]/\\\\&/g' -e 's/%/%%/g')
    while IFS= read -r line; do
        case $line in
            Exec=*) printf 'Exec="%s"\n' "$quoted" ;;
            *) printf '%s\n' "$line" ;;
        esac
    done <"$here/scopa.desktop" >"$entry"
    refresh
    say "Scopa è installata: nel menu dei giochi, o con $command. Per toglierla: $program/install.sh --uninstall" \
        "Scopa ist installiert: im Menü bei den Spielen, oder mit $command. Zum Entfernen: $program/install.sh --uninstall" \
        "Scopa is installed: in the menu under games, or as $command. To remove it: $program/install.sh --uninstall"
}

case ${1:-} in
    '')
        if [ ! -d "$here/scopa" ]; then
            say "Avvia questo script nella cartella scompattata." \
                "Dieses Skript im entpackten Ordner starten." \
                "Run this script in the unpacked folder." >&2
            exit 2
        fi
        install
        ;;
    --uninstall) uninstall ;;
    *)
        echo "install.sh [--uninstall]" >&2
        exit 2
        ;;
esac
