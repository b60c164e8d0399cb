import type { Country } from '../kernel/place.js';

/**
 * Accepted spellings, for the `pattern` of forms and first checks; `normalizePostal` converts a spelling to the
 * country's format.
 */
export const postalPattern: Readonly<Record<Country, RegExp>> = {
  DE: /^(?:DE?-? ?)?\d{5}$/i,
  AT: /^(?:AT?-? ?)?[1-9]\d{3}$/i,
  CH: /^(?:CH-? ?)?[1-9]\d{3}$/i,
  NL: /^(?:NL-? ?)?[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/i,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
};

/** Formats in capital letters without spaces. `outward`: the part shared by a town or district. */
const shapes: Readonly<Record<Country, { readonly full: RegExp; readonly outward: RegExp }>> = {
  DE: { full: /^\d{5}$/, outward: /^\d{5}$/ },
  AT: { full: /^[1-9]\d{3}$/, outward: /^[1-9]\d{3}$/ },
  CH: { full: /^[1-9]\d{3}$/, outward: /^[1-9]\d{3}$/ },
  NL: { full: /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/, outward: /^[1-9]\d{3}$/ },
  GB: { full: /^(?:[A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]{2}$/, outward: /^[A-Z]{1,2}\d[A-Z\d]?$/ },
};

export const postalExample: Readonly<Record<Country, string>> = {
  DE: '80331',
  AT: '1010',
  CH: '8001',
  NL: '1012 AB',
  GB: 'SW1A 1AA',
};

const prefix: Readonly<Record<Country, RegExp>> = {
  DE: /^(?:DE?)(?=\d)/,
  AT: /^(?:AT?)(?=\d)/,
  CH: /^(?:CH)(?=\d)/,
  NL: /^(?:NL)(?=\d)/,
  GB: /^$/,
};

/**
 * Postal code in the country's format (`1012 AB`, `SW1A 1AA`), or null when malformed. `outward`: also accepts the
 * outward part alone.
 */
export const normalizePostal = (country: Country, text: string, least: 'full' | 'outward' = 'full'): string | null => {
  const compact = text
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '')
    .replace(prefix[country], '');
  const { full, outward } = shapes[country];
  if (full.test(compact))
    return country === 'NL'
      ? `${compact.slice(0, 4)} ${compact.slice(4)}`
      : country === 'GB'
        ? `${compact.slice(0, -3)} ${compact.slice(-3)}`
        : compact;
  return least === 'outward' && outward.test(compact) ? compact : null;
};

/** Countries in which the text could be a postal code or its outward part, existing or not. */
export const postalCountries = (text: string): readonly Country[] =>
  (Object.keys(shapes) as Country[]).filter((country) => normalizePostal(country, text, 'outward') !== null);

/** Part shared by a town or district: `1012 AB` → `1012`, `SW1A 1AA` → `SW1A`; the whole code elsewhere. */
export const outwardPart = (country: Country, postal: string): string =>
  country === 'NL' || country === 'GB' ? (postal.split(' ')[0] ?? postal) : postal;

/** Id of a postal code in the place index: `de-80331`, `nl-1012ab`. */
export const postalIdOf = (country: Country, postal: string): string =>
  `${country}-${postal.replaceAll(' ', '')}`.toLowerCase();
