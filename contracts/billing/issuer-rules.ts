import { leastYears } from './retention.js';
import { standardRates } from './vat.js';

type Checked = Readonly<{
  country: string;
  vatId?: string | undefined;
  taxNumber?: string | undefined;
  retentionYears: number;
}>;

export type IssuerFault = Readonly<{ field: keyof Checked; message: string }>;

/** Countries allowed for an issuer (ISO 3166-1): the EU, and the other countries supported in addresses. */
const issuerCountries: readonly string[] = [...Object.keys(standardRates), 'CH', 'GB'];

export const vatIdBeginsWith = (country: string): string =>
  country === 'GR' ? 'EL' : country === 'CH' ? 'CHE' : country;

const taxNumberForm = /^[\p{L}\d /.-]+$/u;

/**
 * Returns cross-field faults of a newly entered issuer. Stored settings are not checked, so that they stay valid when
 * a rule is added.
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
