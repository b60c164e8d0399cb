/**
 * Heavy calls of one user in a BFF process; visitors share the limit of their network. `patienceMs`: longest wait;
 * `retrySeconds`: pause that a refused caller is asked to make; `everyone`: calls of all users together.
 */
export const heavyLimits = {
  atOnce: 2,
  waiting: 20,
  patienceMs: 5_000,
  retrySeconds: 3,
  everyone: { atOnce: 6, waiting: 200 },
} as const;
