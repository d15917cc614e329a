# shellcheck shell=sh
# Set-up shared by play and test, which set $root and source this file: it makes a .venv beside the sources and looks
# for what Qt needs from the system. It does so once for each state of pyproject.toml and the constraints; later runs
# read one stamp file.

venv=${root:?}/.venv
missing=""      # packages the system lacks and this script may not install

say() {
    printf '%s\n' "$*" >&2
}

give_up() {
    say "$*"
    exit 1
}

# set_up play|test: all that the script of that name needs. What cannot be had from the system is left in $missing.
set_up() {
    state=$(cd "$root" && pwd | cat - pyproject.toml packaging/constraints.txt packaging/setup.sh | cksum)
    if ! done_before "$1"; then
        make_venv
        if [ "$1" = test ]; then install_project ".[dev]"; else install_project .; fi
        if [ "$1" = test ] && [ "$(uname -s)" = Linux ]; then add_test_tools; fi
        printf '%s\n' "$state" | tee "$venv/ready-$1" >"$venv/ready-play"
    fi
    if ! done_before system; then
        if [ "$(uname -s)" = Linux ]; then add_qt_libraries; fi
        [ -n "$missing" ] || printf '%s\n' "$state" >"$venv/ready-system"
    fi
}

done_before() {
    [ -r "$venv/ready-$1" ] && read -r known <"$venv/ready-$1" && [ "$known" = "$state" ]
}

# ---- Python

fits() {
    "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' 2>/dev/null
}

find_python() {
    for python in python3 python3.13 python3.12 python3.11; do
        if command -v "$python" >/dev/null && fits "$python"; then return 0; fi
    done
    give_up "Monstrarium needs Python 3.11, 3.12 or 3.13, and none of them is on the path."
}

make_venv() {
    if [ -x "$venv/bin/pip" ] && fits "$venv/bin/python"; then return 0; fi
    find_python
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        package=$("$python" -c 'import sys; print(f"python3.{sys.version_info.minor}-venv")')
        install_packages "$package" || give_up "Python's venv module is missing; $(remedy "$package")"
    fi
    say "Making $venv …"
    "$python" -m venv --clear "$venv" || give_up "The environment $venv cannot be made; the lines above say why."
}

install_project() {
    say "Installing Python packages into $venv; the first time takes a minute or two …"
    (
        cd "$root"
        # Built with the pinned tools, so without pip's isolated build, which would fetch its own.
        pip_install hatchling editables && pip_install --no-build-isolation --editable "$1"
    ) || give_up "The Python packages cannot be installed; the lines above say why."
}

pip_install() {
    "$venv/bin/python" -m pip --disable-pip-version-check --quiet install --constraint packaging/constraints.txt "$@"
}

# ---- the system

add_qt_libraries() {
    command -v ldd >/dev/null || return 0
    # shellcheck disable=SC2046 # the list is words
    set -- $(qt_libraries_missing | package_names) $(fonts_missing)
    [ $# -gt 0 ] || return 0
    install_packages "$@" && return 0
    missing="$*"
    say "Qt needs system libraries that are not here; $(remedy "$missing")"
}

qt_libraries_missing() {
    qt=$(echo "$venv"/lib/python3*/site-packages/PySide6/Qt)
    for part in Gui Widgets Svg Network DBus PrintSupport; do
        ldd "$qt/lib/libQt6$part.so.6"
    done >"$venv/needed" 2>/dev/null
    for part in xcb offscreen wayland; do
        ldd "$qt/plugins/platforms/libq$part.so"
    done >>"$venv/needed" 2>/dev/null
    sed -n 's/^[[:space:]]*\([^ ]*\) => not found.*/\1/p' "$venv/needed" | sort -u
    rm -f "$venv/needed"
}

# The Debian package of each library, by Debian's own rule: libX11-xcb.so.1 is in libx11-xcb1, libdbus-1.so.3 in
# libdbus-1-3. Brotli, glib and zlib are the exceptions.
package_names() {
    tr '[:upper:]_' '[:lower:]-' |
        sed -e 's/\([0-9]\)\.so\.\([0-9]*\).*/\1-\2/' -e 's/\.so\.\([0-9]*\).*/\1/' \
            -e 's/^libbrotli[a-z]*1$/libbrotli1/' -e 's/^lib[a-z]*-2\.0-0$/libglib2.0-0/' -e 's/^libz1$/zlib1g/' |
        sort -u
}

fonts_missing() {
    for folder in /usr/share/fonts /usr/local/share/fonts "$HOME/.local/share/fonts" "$HOME/.fonts"; do
        if [ -n "$(find "$folder" -name '*.[ot]t[fc]' 2>/dev/null | head -n 1)" ]; then return 0; fi
    done
    echo fonts-dejavu-core
}

test_tools_missing() {
    command -v Xvfb >/dev/null || echo xvfb
    command -v xdotool >/dev/null || echo xdotool
    command -v desktop-file-validate >/dev/null || echo desktop-file-utils
    command -v appstreamcli >/dev/null || echo appstream
    command -v update-mime-database >/dev/null || echo shared-mime-info
    command -v dbus-run-session >/dev/null || echo dbus
    [ -r /usr/share/dbus-1/services/org.a11y.Bus.service ] || echo at-spi2-core
    /usr/bin/python3 -c 'import gi; gi.require_version("Atspi", "2.0")' 2>/dev/null || echo python3-gi gir1.2-atspi-2.0
}

add_test_tools() {
    # shellcheck disable=SC2046 # the list is words
    set -- $(test_tools_missing)
    [ $# -eq 0 ] || install_packages "$@" || true
}

install_packages() {
    command -v apt-get >/dev/null || return 1
    if [ "$(id -u)" -eq 0 ]; then
        as_root="env"
    elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
        as_root="sudo -n env"
    else
        return 1
    fi
    say "Installing system packages: $* …"
    apt_says=$(
        $as_root apt-get -q update 2>&1 &&
            $as_root DEBIAN_FRONTEND=noninteractive apt-get -q -y install --no-install-recommends "$@" 2>&1
    ) && return 0
    say "$apt_says"
    return 1
}

remedy() {
    if command -v apt-get >/dev/null; then
        echo "run: sudo apt-get update && sudo apt-get install $*"
    else
        echo "install what your system calls these Debian packages: $*"
    fi
}
