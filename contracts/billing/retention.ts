/**
 * Legal retention in full years after the year of issue, by the issuer's country: § 132 BAO, art. 958f OR, § 14b UStG
 * (since 2025), VAT Notice 700/21, art. 52 AWR.
 */
const byLaw: Readonly<Record<string, number>> = { AT: 7, CH: 10, DE: 8, GB: 6, NL: 7 };
const ELSEWHERE = 5;

export const leastYears = (country: string): number => byLaw[country] ?? ELSEWHERE;

/** Retention in years: the setting, but at least the legal minimum. */
export const yearsKept = ({ country, retentionYears }: Readonly<{ country: string; retentionYears: number }>): number =>
  Math.max(retentionYears, leastYears(country));

export const keptUntil = (issuedOn: string, years: number): string =>
  `${String(Number(issuedOn.slice(0, 4)) + years + 1).padStart(4, '0')}-01-01`;

/** Fallback for older invoices without a recorded date: the longest legal period applies. */
export const keptUntilUnnoted = (issuedOn: string): string => keptUntil(issuedOn, Math.max(...Object.values(byLaw)));
