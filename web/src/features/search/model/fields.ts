import type { PaymentTypeId } from '@lendring/contracts/rules/terms.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { addDays } from '@lendring/contracts/kernel/days.js';

export const mostDays = 60;

export const sorts = ['relevance', 'distance', 'newest', 'price'] as const;
export type Sort = (typeof sorts)[number];
export const owners = ['private', 'shop'] as const;

/** Payment types as words, because the router would quote number-like strings in the URL. */
export const paymentWords = {
  1: 'cash',
  2: 'crate',
  3: 'sixpack',
  4: 'donation',
  5: 'free',
  6: 'piggy',
} as const satisfies Record<PaymentTypeId, string>;
export const paymentIds = Object.keys(paymentWords).map(Number) as PaymentTypeId[];

export type Fields = Readonly<{
  category?: number;
  /** Slug of the town on category pages. */
  city?: string;
  postal?: string;
  /** Radius in kilometres. */
  radius?: number;
  /** GPS position, rounded to about 100 m. */
  lat?: number;
  lng?: number;
  /** Typed place that was not recognised; kept, so that the field shows the place with an error. */
  place?: string;
  /** Map area as `south_west_north_east`. */
  box?: string;
  from?: string;
  to?: string;
  freeDays?: true;
  /** Number of units wanted; absent for one. */
  count?: number;
  free?: true;
  /** Delivered to the searched place. */
  delivers?: true;
  /** Search words interpreted as the filter `free`. Untrusted: a hand-made URL can contain any text. */
  freeWords?: string;
  /** Maximum price per day in whole euros. */
  max?: number;
  /** Payment words joined by `-`. */
  pay?: string;
  /** Public metadata as `name:value`, joined by `|`. */
  meta?: string;
  by?: (typeof owners)[number];
  group?: string;
  sort?: Sort;
  page?: number;
}>;
export type Raw = Readonly<Record<string, unknown>>;

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const whole = (value: unknown, min: number, max: number): number | undefined => {
  const number = Number(value);
  return typeof value !== 'boolean' && value !== '' && Number.isInteger(number) && number >= min && number <= max
    ? number
    : undefined;
};
const degrees = (value: unknown, limit: number): number | undefined =>
  typeof value === 'number' && Math.abs(value) <= limit ? Math.round(value * 1000) / 1000 : undefined;
const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((one) => one === value);
const text = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;
const flag = (value: unknown): true | undefined =>
  value === true || value === 1 || value === 'true' ? true : undefined;
export const paymentsIn = (value: unknown): string | undefined => {
  const known =
    typeof value === 'string' ? Object.values(paymentWords).filter((word) => value.split('-').includes(word)) : [];
  return known.length ? known.join('-') : undefined;
};
export const realDay = (value: unknown): string | undefined => {
  const found = text(value, day);
  return found && new Date(`${found}T00:00:00Z`).toISOString().startsWith(found) ? found : undefined;
};

/** Metadata filters `name:value`, from one parameter or from a repeated one. */
export const metaIn = (value: unknown): string | undefined => {
  const pairs = [value]
    .flat()
    .join('|')
    .split('|')
    .map((pair) => pair.trim())
    .filter((pair) => /^[^:]{1,40}:.{1,120}$/.test(pair));
  return [...new Set(pairs)].slice(0, limits.metadataFilters).join('|') || undefined;
};

type Days = Readonly<{ from: string; to: string }>;

/** First and last day in order, limited to the maximum number of days. */
const daysOf = (one: string | undefined, other: string | undefined): Days | null => {
  if (one === undefined) return null;
  const [from = one, last = one] = [one, other ?? one].toSorted();
  const most = addDays(from, mostDays - 1);
  return { from, to: last > most ? most : last };
};

export const compact = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T;

export const readFields = (raw: Raw): Fields => {
  const lat = degrees(raw['lat'], 90);
  const lng = degrees(raw['lng'], 180);
  const days = daysOf(realDay(raw['from']), realDay(raw['to']));
  return compact({
    category: whole(raw['category'], 2, 99_999),
    city: text(raw['city'], /^[\w-]{1,120}$/),
    postal: text(raw['postal'], /^[\w -]{1,40}$/),
    place: text(raw['place'], /\S/)?.trim().slice(0, 80),
    radius: whole(raw['radius'], 1, 500),
    ...(lat !== undefined && lng !== undefined ? { lat, lng } : {}),
    box: text(raw['box'], /^-?[\d.]+(_-?[\d.]+){3}$/),
    from: days?.from,
    to: days?.to,
    freeDays: days ? flag(raw['freeDays']) : undefined,
    count: whole(raw['count'], 2, limits.quantity),
    free: flag(raw['free']),
    delivers: flag(raw['delivers']),
    freeWords: flag(raw['free']) && text(raw['freeWords'], /^.{1,60}$/),
    max: whole(raw['max'], 1, 1_000_000),
    pay: paymentsIn(raw['pay']),
    meta: metaIn(raw['meta']),
    by: oneOf(owners, raw['by']),
    group: text(raw['group'], /^[0-9a-hjkmnp-tv-z]{10}$/),
    sort: oneOf(sorts, raw['sort']),
    page: whole(raw['page'], 2, 500),
  }) as Fields;
};

/**
 * Fields that identify the list, for `loaderDeps`. Filters, order, page and dates only change the results, so the page
 * stays mounted while they load.
 */
export const listDeps = ({
  search: { category, city },
}: Readonly<{ search: Fields }>): Pick<Fields, 'category' | 'city'> => ({ category, city });

/** Search term, truncated to the API's limit. */
export const readTerm = (param: string): string => param.trim().slice(0, 100);
