"""The packages of the program: how each is made, and how it is proved. `packaging/build` starts this.

`table` lists the packages, a row and a module each; `job` is what all of them are told; `proof` starts an installed
program and watches its bots play; `report` keeps the results and writes the table in `packaging/README.md`.
"""
