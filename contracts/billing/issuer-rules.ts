import { leastYears } from './retention.js';

type Checked = Readonly<{ country: string; retentionYears: number }>;

/** A field of an issuer that cannot be so, and why. */
export type IssuerFault = Readonly<{ field: keyof Checked; message: string }>;

/**
 * Faults of an issuer that is entered now, beyond the form of each field. Versions of the settings from before a rule
 * keep holding.
 */
export const faultsOfIssuer = ({ country, retentionYears }: Checked): readonly IssuerFault[] => {
  const least = leastYears(country);
  return retentionYears < least
    ? [{ field: 'retentionYears', message: `is less than the law asks for, which is ${least} in ${country}` }]
    : [];
};
