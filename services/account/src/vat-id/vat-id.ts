import { standardRates } from '@lendring/contracts/billing/vat.js';
import { checkVAT, countries } from 'jsvat';

const ofUnion = countries.filter(({ codes: [code] }) => Object.hasOwn(standardRates, code ?? ''));

/**
 * A VAT id of the Union without its spaces, its form and check digits right; null: it is none. Whether it is registered
 * only its country knows.
 */
export const vatIdOf = (typed: string): string | null => {
  const { isValid, value } = checkVAT(typed, ofUnion);
  return isValid && value !== undefined ? value : null;
};
