import { standardRates } from '@lendring/contracts/billing/vat.js';
import { checkVAT, countries } from 'jsvat';

const ofUnion = countries.filter(({ codes: [code] }) => Object.hasOwn(standardRates, code ?? ''));

/**
 * Normalises an EU VAT id with valid format and check digits; null if invalid. Does not check whether the VAT id is
 * registered.
 */
export const vatIdOf = (typed: string): string | null => {
  const { isValid, value } = checkVAT(typed, ofUnion);
  return isValid && value !== undefined ? value : null;
};
