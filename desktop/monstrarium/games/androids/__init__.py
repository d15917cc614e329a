"""AndrOIDS, Assemble!: one pile, many builders, and a lever."""
