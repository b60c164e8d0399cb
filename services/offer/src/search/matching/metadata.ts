import { fold } from '@lendring/contracts/rules/fold.js';

/** Public metadata entry of an offer, such as `Spannung` and `230 V`. */
export type MetadataPair = Readonly<{ name: string; value: string }>;

/** Metadata name among the results with its values, each with the number of offers. */
export type Facet = Readonly<{ name: string; values: readonly (MetadataPair & Readonly<{ count: number }>)[] }>;

/** Maximum length of a filterable value; longer ones are descriptions, which are searched by words only. */
const LONGEST_VALUE = 40;

export const isFilterable = ({ value }: MetadataPair): boolean => value.length <= LONGEST_VALUE;

const unitGap = /(?<=\p{N}) (?=\p{L})|(?<=\p{L}) (?=\p{N})/gu;

/** Normal form of a name or value: case, umlauts, punctuation and the space before a unit do not matter. */
const normal = (text: string): string =>
  fold(text.replaceAll('+', ' plus ').replace(/(?<![\p{L}\p{N}] ?)[-−](?=\p{N})/gu, ' minus ')).replace(unitGap, '') ||
  text.trim().toLowerCase();

/** Key under which spellings of a name are the same. */
export const nameKey = (name: string): string => normal(name);

/** Key under which spellings of an entry are the same: `Spannung: 230 V`, `spannung: 230V`. */
export const metadataKey = ({ name, value }: MetadataPair): string => normal(`${name}: ${value}`);

/** Keys of an entry, computed once for all offers that have it. */
export type MetadataKeys = Readonly<{ name: string; pair: string }>;

export const keysOf = (pair: MetadataPair): MetadataKeys => ({ name: nameKey(pair.name), pair: metadataKey(pair) });

/** Wanted keys by name: an offer matches if it has one of the values of every name. */
export const wantedKeys = (pairs: readonly MetadataPair[]): readonly ReadonlySet<string>[] =>
  [...Map.groupBy(pairs, ({ name }) => nameKey(name)).values()].map((ofName) => new Set(ofName.map(metadataKey)));

/** Number with a unit in both spellings, so that either finds it: `230 V 230V`. */
export const metadataText = ({ name, value }: MetadataPair): string => {
  const other = /\p{N}\s+\p{L}/u.test(value)
    ? value.replace(/(?<=\p{N})\s+(?=\p{L})/gu, '')
    : value.replace(/(?<=\p{N})(?=\p{L})/gu, ' ');
  return other === value ? `${name}: ${value}` : `${name}: ${value}, ${other}`;
};

const MOST_NAMES = 8;
const MOST_VALUES = 10;

const natural = new Intl.Collator('de', { numeric: true });

type Counted = MetadataPair & Readonly<{ count: number }>;

const sum = (counted: readonly Counted[]): number => counted.reduce((total, { count }) => total + count, 0);

/** The most frequent spelling with the count of all. */
const merged = (spellings: readonly Counted[]): Counted => {
  const [first, ...others] = spellings.toSorted((a, b) => b.count - a.count || natural.compare(a.value, b.value));
  return { ...(first as Counted), count: sum([first as Counted, ...others]) };
};

/** False for names such as a serial number, whose many values differ in every offer. */
const tellsApart = (values: readonly Counted[]): boolean =>
  values.length <= MOST_VALUES || values.some(({ count }) => count > 1);

/**
 * Metadata to filter a result by: the 8 most frequent names that at least two offers have, each with its 10 most
 * frequent values in natural order. Spellings of the same name or value count as one.
 */
export const facetsOf = <Entry extends Counted>(
  counted: readonly Entry[],
  keys: (entry: Entry) => MetadataKeys = keysOf,
): readonly Facet[] =>
  [...Map.groupBy(counted, (entry) => keys(entry).name).values()]
    .filter((ofName) => sum(ofName) > 1)
    .map((ofName) => [...Map.groupBy(ofName, (entry) => keys(entry).pair).values()].map(merged))
    .filter(tellsApart)
    .toSorted((a, b) => sum(b) - sum(a) || natural.compare(merged(a).name, merged(b).name))
    .slice(0, MOST_NAMES)
    .map((values) => {
      const { name } = merged(values);
      return {
        name,
        values: values
          .toSorted((a, b) => b.count - a.count || natural.compare(a.value, b.value))
          .slice(0, MOST_VALUES)
          .toSorted((a, b) => natural.compare(a.value, b.value))
          .map(({ value, count }) => ({ name, value, count })),
      };
    });
