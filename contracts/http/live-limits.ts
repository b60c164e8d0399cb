/** Limits of live updates, free of zod because the client uses them too. */
export const liveLimits = {
  /** Maximum streams per person and BFF process; each browser opens one. */
  perPerson: 12,
  perProcess: 10_000,
  offers: 30,
  heartbeatMs: 20_000,
} as const;
