import { withMinus } from '@lendring/contracts/texts/minus.js';
import type { Money } from '@lendring/contracts/kernel/money.js';
import { locales, type Locale } from './locale.js';
import { localeOfNumbers } from './number-locale.js';

const cached = <Key extends string, Value>(make: (key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key: Key): Value => {
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = make(key)));
    return value;
  };
};

const numberFormats = new Map<string, Intl.NumberFormat>();
const formatOf = (kind: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const { iso } = locales[localeOfNumbers()];
  const key = `${iso} ${kind}`;
  let format = numberFormats.get(key);
  if (!format) numberFormats.set(key, (format = new Intl.NumberFormat(iso, options)));
  return format;
};

const euro = { style: 'currency', currency: 'EUR' } as const;
const euroRound = () => formatOf('euros', { ...euro, maximumFractionDigits: 0 });
const euroExact = () => formatOf('cents', euro);
const decimal = (digits: number) => formatOf(`up to ${digits}`, { maximumFractionDigits: digits });
const exactly = (digits: number) =>
  formatOf(`exactly ${digits}`, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** `9 €` for whole amounts, else `9,50 €`; en `€9.50`, nl `€ 9,50`. Takes minor units. */
export const money = ({ minor }: Pick<Money, 'minor'>): string =>
  withMinus((minor % 100 === 0 ? euroRound() : euroExact()).format(minor / 100));

/** `27,00 €`, always with two digits, for line items. Takes minor units. */
export const moneyExact = ({ minor }: Pick<Money, 'minor'>): string => withMinus(euroExact().format(minor / 100));

/** `27,00 €`; other currencies by their code, as in `27,00 USD`. Takes minor units. */
export const moneyAs = (minor: number, currency: string): string =>
  currency.toUpperCase() === 'EUR'
    ? moneyExact({ minor })
    : withMinus(`${exactly(2).format(minor / 100)} ${currency.toUpperCase()}`);

/** `12.345`, `4,5`; en `12,345`, `4.5`. */
export const number = (value: number, digits = 0): string => decimal(digits).format(value);

/** Fixed number of digits: average rating `5,0`, metres of a position `12,30` (spec §8). */
export const exactNumber = (value: number, digits: 1 | 2): string => exactly(digits).format(value);

/** Metres below one kilometre, else kilometres: `3 km`, `800 m`. */
export const distance = (km: number): string =>
  km < 1
    ? `${number(Math.max(100, Math.round(km * 10) * 100))} m`
    : `${number(km < 10 ? Math.round(km * 10) / 10 : Math.round(km), 1)} km`;

const dayStyles = {
  /** `Fr., 4. Juli` */
  short: { weekday: 'short', day: 'numeric', month: 'long' },
  /** `4. Sept.` */
  brief: { day: 'numeric', month: 'short' },
  /** `4. Sept. 2027` */
  briefYear: { day: 'numeric', month: 'short', year: 'numeric' },
  /** `4. Juli` */
  plain: { day: 'numeric', month: 'long' },
  /** `4. Juli 2027` */
  year: { day: 'numeric', month: 'long', year: 'numeric' },
  /** `04.07.27` */
  figures: { day: '2-digit', month: '2-digit', year: '2-digit' },
  /** `Freitag, 4. Juli 2027` */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** `Freitag` */
  weekday: { weekday: 'long' },
  /** `Juli 2027` */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
type DayStyle = keyof typeof dayStyles;

const dayFormat = cached((key: `${Locale}:${DayStyle}`) => {
  const [locale, style] = key.split(':') as [Locale, DayStyle];
  return new Intl.DateTimeFormat(locales[locale].iso, { ...dayStyles[style], timeZone: 'UTC' });
});
const atMidnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

export const day = (value: string, locale: Locale, style: DayStyle = 'short'): string =>
  dayFormat(`${locale}:${style}`).format(atMidnight(value));

/** Remove thin spaces, on which Node and browsers disagree: server and client must render the same text. */
const closeUp = (range: string): string => range.replace(/^(\d{1,2})\s–\s(\d)/u, '$1–$2');

/** First and last day, both inclusive: `4.–6. Juli`. */
export const dayRange = (first: string, last: string, locale: Locale, style: DayStyle = 'plain'): string =>
  first === last
    ? day(first, locale, style)
    : closeUp(dayFormat(`${locale}:${style}`).formatRange(atMidnight(first), atMidnight(last)));

/**
 * Formats an instant (ISO UTC) as day and time. Default zone is UTC (spec §9), since public pages must read the same on
 * server and client. Pages behind sign-in pass `localZone()` or the offer's zone.
 */
export const instant = (iso: string, locale: Locale, zone = 'UTC'): string =>
  new Intl.DateTimeFormat(locales[locale].iso, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  }).format(new Date(iso));

/** Day, year and time in UTC, for long-lived documents: `22. November 2026 um 21:18 UTC`. */
export const instantInFull = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locales[locale].iso, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(iso));

/** `17:00` in a zone. */
export const clock = (iso: string, locale: Locale, zone = 'UTC'): string =>
  new Intl.DateTimeFormat(locales[locale].iso, { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(
    new Date(iso),
  );

export const isMidnight = (iso: string, zone: string): boolean => clock(iso, 'de', zone) === '00:00';

/** The device's time zone. Only for pages that are not rendered on the server. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Text of an amount for an input, as the language of the page writes it: `9`, `9,50`, en `9.50`. Takes minor units. */
export const moneyInput = (minor: number): string =>
  formatOf(minor % 100 === 0 ? 'input of euros' : 'input of cents', {
    useGrouping: false,
    minimumFractionDigits: minor % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(minor / 100);
