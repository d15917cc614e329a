"""Packages with a Python and a Qt of their own, for people who have neither.

`contents` says what goes into them, `monstrarium.spec` hands that to PyInstaller; `icons` draws what Windows and macOS
want. `portable`, `appimage`, `windows`, `macos` and `flatpak` are the packages.
"""
