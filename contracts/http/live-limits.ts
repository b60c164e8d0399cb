/** For the client, too, which reads no schema for it. */
export const liveLimits = {
  /** Open streams of one person in one process of the BFF: a stream for each of their browsers. */
  perPerson: 12,
  /** Open streams in one process of the BFF. */
  perProcess: 10_000,
  /** Offers whose days one stream follows. */
  offers: 30,
  /** Between two signs of life, milliseconds. */
  heartbeatMs: 20_000,
} as const;
