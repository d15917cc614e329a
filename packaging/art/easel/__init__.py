"""The drawing kit of the scripts: shapes, colours, digits, sources, and pictures as SVG Tiny."""
