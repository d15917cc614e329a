"""The easel: small parametric drawing tools and the pictures drawn with them, written out as SVG Tiny."""
