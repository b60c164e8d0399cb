/** What somebody sends that can be manifestly unfounded. */
export const filings = ['reports', 'complaints'] as const;
export type Filing = (typeof filings)[number];

/** Days for which reports or complaints of somebody are not looked at (DSA art. 23(2): a reasonable time). */
export const pauseDays = [7, 30, 90] as const;

export const reporterLimits = {
  /** Days that are looked back over, for how often somebody was manifestly wrong and whether they were warned. */
  days: 365,
  /** So many manifestly unfounded ones are frequent. */
  frequent: 3,
} as const;
