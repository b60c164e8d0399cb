import { leastYears } from './retention.js';
import { standardRates } from './vat.js';

type Checked = Readonly<{
  country: string;
  vatId?: string | undefined;
  taxNumber?: string | undefined;
  retentionYears: number;
}>;

/** A field of an issuer that cannot be so, and why. */
export type IssuerFault = Readonly<{ field: keyof Checked; message: string }>;

/** Countries that an issuer may be in (ISO 3166-1): those of the Union, and the others that addresses may be in. */
const issuerCountries: readonly string[] = [...Object.keys(standardRates), 'CH', 'GB'];

/** Letters with which the VAT ids of a country begin. */
export const vatIdBeginsWith = (country: string): string =>
  country === 'GR' ? 'EL' : country === 'CH' ? 'CHE' : country;

/** Letters, digits, and the marks between them that tax offices write. */
const taxNumberForm = /^[\p{L}\d /.-]+$/u;

/**
 * Faults of an issuer that is entered now, beyond the form of each field. Versions of the settings from before a rule
 * keep holding.
 */
export const faultsOfIssuer = ({ country, vatId, taxNumber, retentionYears }: Checked): readonly IssuerFault[] => {
  const least = leastYears(country);
  const rules: readonly (readonly [IssuerFault['field'], boolean, string])[] = [
    ['country', issuerCountries.includes(country), 'is none of the Union, CH or GB'],
    ['vatId', !vatId || vatId.startsWith(vatIdBeginsWith(country)), 'is not one of the country'],
    ['taxNumber', !taxNumber || taxNumberForm.test(taxNumber), 'has other characters than letters, digits and / . -'],
    ['retentionYears', retentionYears >= least, `is less than the law asks for, which is ${least} in ${country}`],
  ];
  return rules.flatMap(([field, isRight, message]) => (isRight ? [] : [{ field, message }]));
};
