"""Standard environments for programs that learn, over the games of the contract.

Nothing is imported here: `pettingzoo`, `gymnasium` and `openspiel` each need what they are named
after, `batch` NumPy alone (the extra `envs`).
"""
