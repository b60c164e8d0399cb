/**
 * Whole years after that of its issue for which the law has an invoice kept, by country of its issuer: § 132 BAO, art.
 * 958f OR, § 14b UStG (since 2025), VAT Notice 700/21, art. 52 AWR.
 */
const byLaw: Readonly<Record<string, number>> = { AT: 7, CH: 10, DE: 8, GB: 6, NL: 7 };
const ELSEWHERE = 5;

/** The fewest years for which an issuer in a country (ISO 3166-1) keeps invoices. */
export const leastYears = (country: string): number => byLaw[country] ?? ELSEWHERE;

/** The years for which an issuer keeps invoices: as set, and no fewer than the law says. */
export const yearsKept = ({ country, retentionYears }: Readonly<{ country: string; retentionYears: number }>): number =>
  Math.max(retentionYears, leastYears(country));

/** The day from which an invoice of a day may be erased. */
export const keptUntil = (issuedOn: string, years: number): string =>
  `${String(Number(issuedOn.slice(0, 4)) + years + 1).padStart(4, '0')}-01-01`;

/** The same where older invoices do not note it: after the longest of those terms. */
export const keptUntilUnnoted = (issuedOn: string): string => keptUntil(issuedOn, Math.max(...Object.values(byLaw)));
