/**
 * Legal retention of invoices in full years after the year of issue, by country of the issuer: § 132 BAO, art. 958f
 * OR, § 14b UStG (since 2025), VAT Notice 700/21, art. 52 AWR.
 */
const byLaw: Readonly<Record<string, number>> = { AT: 7, CH: 10, DE: 8, GB: 6, NL: 7 };
const ELSEWHERE = 5;

export const leastYears = (country: string): number => byLaw[country] ?? ELSEWHERE;

export const yearsKept = ({ country, retentionYears }: Readonly<{ country: string; retentionYears: number }>): number =>
  Math.max(retentionYears, leastYears(country));

export const keptUntil = (issuedOn: string, years: number): string =>
  `${String(Number(issuedOn.slice(0, 4)) + years + 1).padStart(4, '0')}-01-01`;

/** Returns the end of retention for older invoices that record no date, using the longest legal period. */
export const keptUntilUnnoted = (issuedOn: string): string => keptUntil(issuedOn, Math.max(...Object.values(byLaw)));
