export const filings = ['reports', 'complaints'] as const;
export type Filing = (typeof filings)[number];

/** Lengths in days of a pause for reports or complaints (DSA art. 23(2): a reasonable time). */
export const pauseDays = [7, 30, 90] as const;

export const reporterLimits = {
  /** Look-back period in days for unfounded submissions and warnings. */
  days: 365,
  frequent: 3,
} as const;
