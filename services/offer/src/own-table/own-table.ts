import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { TableFacets } from '@lendring/contracts/offer/own-table.js';
import type { TableColumn } from '@lendring/contracts/offer/own-table-columns.js';
import type { CategoryTree } from '@lendring/contracts/reference/category-tree.js';
import type { OfferDocument } from '../offer/document.js';
import { dayPrice } from '../offer/search-document.js';
import { shownCategory } from '../offer/view.js';
import { titles } from '../own-offers/own-offers.js';

export type Known = Readonly<{ hits: ReadonlyMap<string, number>; tree: CategoryTree; locale: Locale }>;

type Cell = string | number | null;

const statuses = ['active', 'inactive', 'draft', 'locked'];

/** Sort value of each column; null for an empty cell. */
const cellOf: Readonly<Record<TableColumn, (document: OfferDocument, known: Known) => Cell>> = {
  title: ({ title }) => title || null,
  number: ({ number }) => number,
  status: ({ status }) => statuses.indexOf(status),
  category: (document, { tree, locale }) => tree.byId(shownCategory(document, tree) ?? 0)?.title[locale] ?? null,
  place: ({ place }) => place?.city ?? null,
  price: ({ pricings }) => dayPrice(pricings),
  deposit: ({ deposit }) => deposit?.minor ?? null,
  quantity: ({ stock }) => stock.quantity,
  hits: ({ offerId }, { hits }) => hits.get(offerId) ?? 0,
  loans: ({ lentCount }) => lentCount,
  rating: ({ rating: { sum, count } }) => (count === 0 ? null : sum / count),
  changed: ({ changedAt }) => changedAt,
  published: ({ publishedAt }) => publishedAt,
};

const META = 'meta:';
const metadataOf = ({ metadata }: OfferDocument, name: string): string | null =>
  metadata.find((entry) => entry.name.toLowerCase() === name.toLowerCase())?.value ?? null;

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : titles.compare(String(one), String(other));

/**
 * Sorts by a column (`price`, `-changed`, `meta:Größe`). Empty cells come last in both directions, and equal cells keep
 * their order.
 */
export const sortedBy = (documents: readonly OfferDocument[], sort: string, known: Known): readonly OfferDocument[] => {
  const isDescending = sort.startsWith('-');
  const column = isDescending ? sort.slice(1) : sort;
  const read = column.startsWith(META)
    ? (document: OfferDocument) => metadataOf(document, column.slice(META.length))
    : (document: OfferDocument) => cellOf[column as TableColumn](document, known);
  return documents
    .map((document) => ({ document, cell: read(document) }))
    .toSorted(({ cell: one }, { cell: other }) => {
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      return isDescending ? compare(other, one) : compare(one, other);
    })
    .map(({ document }) => document);
};

/** All text of an offer that its owner searches. */
export const textOf = ({
  title,
  shortDescription,
  description,
  number,
  tags,
  metadata,
  parts,
}: OfferDocument): string =>
  [
    title,
    shortDescription,
    description,
    number ?? '',
    ...tags,
    ...parts.map(({ name }) => name),
    ...metadata.map(({ name, value }) => `${name} ${value}`),
  ].join(' ');

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
/** Frequent names first; of names that differ only in case, the most frequent spelling. */
const frequent = (names: readonly string[]): string[] => {
  const counts = new Map<string, Map<string, number>>();
  for (const name of names) {
    const spellings = counts.get(name.toLowerCase()) ?? new Map<string, number>();
    counts.set(name.toLowerCase(), spellings.set(name, (spellings.get(name) ?? 0) + 1));
  }
  return [...counts.values()]
    .map((spellings) => ({
      name: [...spellings].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '',
      count: [...spellings.values()].reduce((sum, n) => sum + n, 0),
    }))
    .toSorted((one, other) => other.count - one.count || titles.compare(one.name, other.name))
    .map(({ name }) => name);
};

/** Bound of the lists of names, so that the answer stays small. */
const MOST_NAMES = 100;

export const facetsOf = (documents: readonly OfferDocument[], tree: CategoryTree): TableFacets => ({
  categoryIds: distinct(documents.flatMap((document) => shownCategory(document, tree) ?? [])),
  placeIds: distinct(documents.map(({ placeId }) => placeId)),
  metadataNames: frequent(documents.flatMap(({ metadata }) => metadata.map(({ name }) => name))).slice(0, MOST_NAMES),
  tags: frequent(documents.flatMap(({ tags }) => tags)).slice(0, MOST_NAMES),
});
