/** Free of zod, because the client uses these limits as well. */
export const liveLimits = {
  /** Streams per person and BFF process, one per browser. */
  perPerson: 12,
  perProcess: 10_000,
  offers: 30,
  heartbeatMs: 20_000,
} as const;
