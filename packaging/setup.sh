# shellcheck shell=sh
# Set-up shared by play and test, which set $root and source this file: it makes a .venv beside the sources and looks
# for what Qt needs from the system. It does so once for each state of pyproject.toml and the constraints; later runs
# read one stamp file.

venv=${root:?}/.venv
python=""       # the Python to make it with, and its version, if one was asked for
version=""
qt=""           # the version of Qt, if another one was asked for than the constraints name
constraints=packaging/constraints.txt
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
    venv=$venv${version:+-$version}${qt:+-qt$qt}
    state=$(cd "$root" && pwd | cat - pyproject.toml packaging/constraints.txt packaging/setup.sh | cksum)
    if ! done_before "$1"; then
        make_venv
        constrain_qt
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
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    look_for_python && return 0
    lacking="Monstrarium needs Python 3.11 or later, and there is none on the path"
    # Where there is an older one, the system has none that fits.
    ! command -v python3 >/dev/null || give_up "$lacking."
    install_packages python3 python3-venv && look_for_python && return 0
    give_up "$lacking; $(remedy python3 python3-venv)"
}

look_for_python() {
    for python in python3 python3.14 python3.13 python3.12 python3.11; do
        if command -v "$python" >/dev/null && fits "$python"; then return 0; fi
    done
    return 1
}

# use_python VERSION|FILE: have an environment made with this Python.
use_python() {
    pyenv=${PYENV_ROOT:-$HOME/.pyenv}/versions
    uv=${UV_PYTHON_INSTALL_DIR:-$HOME/.local/share/uv/python}
    for python in "$1" "python$1" "$pyenv/$1/bin/python3" "$pyenv/$1".*/bin/python3 "$uv/cpython-$1"[.-]*/bin/python3; do
        if command -v "$python" >/dev/null && fits "$python"; then
            version=$("$python" -c 'import sys; print("{}.{}".format(*sys.version_info))')
            return 0
        fi
    done
    give_up "Python $1 is neither on the path nor among those of pyenv and uv, or it is older than 3.11."
}

make_venv() {
    if [ -x "$venv/bin/pip" ] && fits "$venv/bin/python"; then return 0; fi
    [ -n "$python" ] || find_python
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        package=$("$python" -c 'import sys; print(f"python3.{sys.version_info.minor}-venv")')
        install_packages "$package" || give_up "Python's venv module is missing; $(remedy "$package")"
    fi
    say "Making $venv …"
    "$python" -m venv --clear "$venv" || give_up "The environment $venv cannot be made; the lines above say why."
}

# Without a Qt that was asked for, the constraints are the pinned ones.
constrain_qt() {
    [ -n "$qt" ] || return 0
    constraints=$venv/constraints.txt
    {
        grep -Ev '^(PySide6-Essentials|shiboken6)==' "$root/packaging/constraints.txt"
        printf '%s\n' "PySide6-Essentials==$qt.*" "shiboken6==$qt.*"
    } >"$constraints"
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
    "$venv/bin/python" -m pip --disable-pip-version-check --quiet install --constraint "$constraints" "$@"
}

# ---- the system

add_qt_libraries() {
    # shellcheck disable=SC2046 # the list is words
    set -- $("$venv/bin/python" -m monstrarium.ui.start.system_libraries) $(fonts_missing)
    [ $# -gt 0 ] || return 0
    install_packages "$@" && return 0
    missing="$*"
    say "Qt needs system libraries that are not here; $(remedy "$missing")"
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
