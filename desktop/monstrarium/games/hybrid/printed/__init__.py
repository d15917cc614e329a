"""What is printed on the pieces of HYBRID, read from the files beside the program."""
