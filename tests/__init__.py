"""What the program promises, a sentence each; helpers shared by the layers live in tests.support."""
