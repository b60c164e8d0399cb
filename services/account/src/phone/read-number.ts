import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { AccountRefusal } from '@lendring/contracts/account/refusals.js';

type Where = Readonly<{ country: string; countries: readonly string[] }>;

/** Number types accepted as mobile. In some countries, mobile and landline numbers are indistinguishable. */
const REACHABLE = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** Parses a mobile number to E.164. Refused if the number is invalid or cannot receive SMS here. */
export const readPhone = (typed: string, { country, countries }: Where): Decision<string, AccountRefusal> => {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: country as CountryCode, extract: false });
  if (!number?.isValid() || number.ext !== undefined) return refused('phone_invalid');
  if (number.country === undefined || !countries.includes(number.country)) return refused('phone_country');
  return REACHABLE.has(number.getType() ?? '') ? decided(number.number) : refused('phone_not_mobile');
};

/** International format: `+49 1512 3456789`. */
export const shownPhone = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;

/**
 * Formats a valid number of any type; null if invalid. `country`: country assumed for numbers without a country code.
 */
export const phoneOf = (typed: string, country: string): string | null => {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: country as CountryCode, extract: false });
  return number?.isValid() ? number.formatInternational() : null;
};
