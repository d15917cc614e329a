"""The contract of rules: state, actions, events, effects, matches. No input or output, no table, no Qt."""
