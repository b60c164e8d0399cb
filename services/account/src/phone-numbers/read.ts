import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { AccountRefusal } from '@lendring/contracts/account/refusals.js';

type Where = Readonly<{
  /** Where numbers without a country's code are from. */
  country: string;
  /** Countries whose numbers are taken. */
  countries: readonly string[];
}>;

/** In some countries nothing tells a mobile number from others. */
const REACHABLE = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** A mobile number in the form of E.164, from any spelling; why it is none, or none that SMS go to here. */
export const readPhone = (typed: string, { country, countries }: Where): Decision<string, AccountRefusal> => {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: country as CountryCode, extract: false });
  if (!number?.isValid() || number.ext !== undefined) return refused('phone_invalid');
  if (number.country === undefined || !countries.includes(number.country)) return refused('phone_country');
  return REACHABLE.has(number.getType() ?? '') ? decided(number.number) : refused('phone_not_mobile');
};

/** A number as people read it, with its country's code: `+49 1512 3456789`. */
export const shownPhone = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;

/** Any number that could be called, as people read it; null: it is none. `country`: where numbers without a code are from. */
export const phoneOf = (typed: string, country: string): string | null => {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: country as CountryCode, extract: false });
  return number?.isValid() ? number.formatInternational() : null;
};
