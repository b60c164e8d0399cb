import { createHash } from 'node:crypto';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { Day } from '@lendring/contracts/kernel/period.js';
import { exceptionFrom, isOpenOn, type OpeningException } from '@lendring/contracts/rules/opening-days.js';
import type { LoanTimes } from '@lendring/contracts/rules/why-not-bookable.js';
import { addDays, eachDay, inYear, weekdayOf } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { centsForDays, MOST_DAYS, takesDays } from '@lendring/contracts/rules/price-for-days.js';
import { fields, type Analysed, type Field } from './analysis/analyse.js';
import { calling } from './matching/called.js';
import { quality } from './matching/columns.js';
import { dayNumber, isDated, isDiscounted, scarceDaysOf } from './matching/facts.js';
import { metadataKey } from './matching/metadata.js';
import { ANYTHING, NO_LIMIT, totalField, zoneKey } from './meilisearch-settings.js';
import type { SearchDocument } from './search.port.js';

type Kind = 'offer' | 'gone' | 'word' | 'about';

/** A stored offer; `gone` is a tombstone. The additional properties serve filters, sorting and ranking. */
export type StoredOffer = Readonly<
  { key: string; kind: 'offer' | 'gone'; id: string; position: Position; source?: SearchDocument } & Record<
    string,
    unknown
  >
>;

export type StoredWord = Readonly<{
  key: string;
  kind: 'word';
  word: string;
  parts: readonly string[];
  learnedAt: number;
}>;

export type StoredAbout = Readonly<{ key: string; kind: 'about'; fingerprint: string }>;

export type StoredReached = Readonly<{ key: string; kind: 'about'; position: Position }>;

/** Encodes text for keys and filters: lower-case letters, digits and dashes stay, other bytes become hex. */
export const plain = (text: string): string =>
  Array.from(Buffer.from(text), (byte) =>
    /[a-z0-9-]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `_${byte.toString(16).padStart(2, '0')}`,
  ).join('');

/** Key of a metadata pair as a filter value: of fixed length, because Meilisearch truncates long ones. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32);

export const keyOf = (kind: Exclude<Kind, 'gone'>, name: string): string => `${kind}_${plain(name)}`;

export const storedWord = (word: string, parts: readonly string[], learnedAt: number): StoredWord => ({
  key: keyOf('word', word),
  kind: 'word',
  word,
  parts,
  learnedAt,
});

export const storedAbout = (fingerprint: string): StoredAbout => ({
  key: keyOf('about', 'index'),
  kind: 'about',
  fingerprint,
});

export const storedReached = (position: Position): StoredReached => ({
  key: keyOf('about', 'reached'),
  kind: 'about',
  position,
});

export const storedTombstone = (id: string, position: Position): StoredOffer => ({
  key: keyOf('offer', id),
  kind: 'gone',
  id,
  position,
});

export const storedOffer = (id: string, position: Position, document: SearchDocument, text: Analysed): StoredOffer => {
  const {
    ownerId,
    cityId,
    point,
    categories,
    commercial,
    commercialOnly,
    groups,
    membersOnly,
    paymentTypes,
    rentTypes,
    free,
    publishedAt,
    busyDays,
  } = document;
  const price = free ? 0 : document.dayPrice;
  return {
    key: keyOf('offer', id),
    kind: 'offer',
    id,
    position,
    ...textFields(text),
    words: stemsIn(text, fields),
    named: stemsIn(text, calling.named),
    listed: stemsIn(text, calling.listed),
    anything: ANYTHING,
    ownerId: plain(ownerId),
    cityId: plain(cityId),
    categories,
    commercial,
    commercialOnly,
    groups: groups.map(plain),
    membersOnly,
    paymentTypes,
    rentTypes,
    free,
    publishedAt,
    busyDays: busyDays.filter((day) => !Number.isNaN(dayNumber(day))),
    quantity: document.quantity,
    scarceDays: scarceDaysOf(document),
    ...(document.late.length > 0 && { lateFrom: Math.min(...document.late.map(({ from }) => dayNumber(from))) }),
    metadata: document.metadata.map(({ name, value }) => JSON.stringify([name.toWellFormed(), value.toWellFormed()])),
    metadataKeys: document.metadata.map((pair) => hashOf(metadataKey(pair))),
    ...loanTimes(document.times),
    ...(document.deliversKm !== null && { deliversKm: document.deliversKm }),
    ...(price === null ? {} : { price }),
    ...totals(document),
    pricedBy: [...(isDated(document.pricings) ? ['day'] : []), ...(isDiscounted(document.pricings) ? ['units'] : [])],
    takesDays: dayNumbers.filter((days) => takesDays(document.pricings, days)),
    weight: weightOf(document, text.titleWords),
    titleWords: Math.min(255, text.titleWords),
    quality: quality(document.ratingSum, document.ratingCount),
    ...(Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? { _geo: { lat: point.lat, lng: point.lng } } : {}),
    source: wellFormed(document),
  };
};

const dayNumbers = Array.from({ length: MOST_DAYS }, (_, at) => at + 1);

/** Total price per number of days; absent without a price, which sorts last and passes no filter. */
const totals = ({ pricings }: SearchDocument): Readonly<Record<string, number>> =>
  Object.fromEntries(
    dayNumbers.flatMap((days) => {
      const cents = centsForDays(pricings, days);
      return cents === null ? [] : [[totalField(days), cents]];
    }),
  );

const SOME_WEEK = eachDay('2027-01-04', '2027-01-11');

/** Years after its first days for which a yearly exception is listed in the index. */
const LISTED_YEARS = 10;

const daysOfException = (exception: OpeningException): readonly Day[] => {
  const days: Day[] = [];
  const last = inYear(exception.from, LISTED_YEARS);
  let span = exceptionFrom(exception, exception.from);
  while (span && span.from <= last) {
    days.push(...eachDay(span.from, addDays(span.to, 1)));
    span = exception.yearly ? exceptionFrom(exception, addDays(span.to, 1)) : null;
  }
  return days;
};

/** Opening days as the days on which they close, so that a filter decides like {@link isOpenOn}. */
const loanTimes = ({ opening, rules, zone }: LoanTimes): Readonly<Record<string, unknown>> => {
  const exceptionDays = [...new Set(opening.exceptions.flatMap(daysOfException))];
  return {
    zone: zoneKey(zone),
    leadDays: rules.leadDays,
    leadUntil: rules.leadUntil ?? 'midnight',
    longestAdvance: rules.longestAdvance === null ? NO_LIMIT : Math.min(rules.longestAdvance, limits.daysAhead),
    closedWeekdays: SOME_WEEK.filter((day) => !isOpenOn({ ...opening, exceptions: [] }, day)).map(weekdayOf),
    exceptionDays,
    closedDays: exceptionDays.filter((day) => !isOpenOn(opening, day)),
  };
};

const stemsIn = ({ stems }: Analysed, of: readonly Field[]): readonly string[] => [
  ...new Set(of.flatMap((field) => [...stems[field]])),
];

const textFields = (text: Analysed): Readonly<Record<Field, string>> => ({
  title: line(text, 'title'),
  parts: line(text, 'parts'),
  tags: line(text, 'tags'),
  keywords: line(text, 'keywords'),
  body: line(text, 'body'),
});

const line = ({ stems }: Analysed, field: Field): string => [...stems[field]].join(' ');

/** Tie-breaker for equal matches: better rating, then shorter title (as in matching/match.ts). */
const weightOf = ({ ratingSum, ratingCount }: SearchDocument, titleWords: number): number =>
  Math.round((100 * (0.95 + quality(ratingSum, ratingCount) / 20)) / (1 + 0.04 * titleWords));

/** Replaces unpaired UTF-16 surrogates, which JSON parsers reject. */
const wellFormed = (document: SearchDocument): SearchDocument =>
  JSON.parse(
    JSON.stringify(document, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)),
  ) as SearchDocument;
