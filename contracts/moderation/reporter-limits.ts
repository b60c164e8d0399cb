export const filings = ['reports', 'complaints'] as const;
export type Filing = (typeof filings)[number];

/** Lengths in days of a pause for reports or complaints; the law requires a reasonable time (DSA art. 23(2)). */
export const pauseDays = [7, 30, 90] as const;

export const reporterLimits = {
  /** Days over which unfounded submissions and warnings are counted. */
  days: 365,
  frequent: 3,
} as const;
