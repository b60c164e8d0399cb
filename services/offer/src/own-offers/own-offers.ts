import { findAll } from '@lendring/platform/read-models/find-all.js';
import type { OwnOrder } from '@lendring/contracts/offer/own-offers.js';
import { hasWords } from '@lendring/contracts/rules/has-words.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { OfferDocument } from '../offer/document.js';
import { dayPrice } from '../offer/search-document.js';

/**
 * All documents that match a filter. The store cannot search titles or sort by hits, so the caller filters and sorts in
 * memory.
 */
export const everyOne = (
  offers: Pick<View<OfferDocument>, 'find'>,
  filter: Filter,
): Promise<readonly OfferDocument[]> => findAll(offers, { filter, sort: [['changedAt', -1]] }, 200);

/** Documents whose text, the title by default, contains every word, or whose number (offer id) is the text. */
export const withWords = (
  documents: readonly OfferDocument[],
  text: string,
  textOf: (document: OfferDocument) => string = ({ title }) => title,
): readonly OfferDocument[] => {
  if (text.trim() === '') return documents;
  const number = text.trim().toLowerCase();
  const matches = hasWords(text);
  return documents.filter((document) => document.offerId === number || matches(textOf(document)));
};

export const titles = new Intl.Collator('de', { sensitivity: 'base', numeric: true });

const priceOf = ({ pricings }: OfferDocument): number => dayPrice(pricings) ?? Number.POSITIVE_INFINITY;
const byNumber = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);
/** Unpublished offers sort as the newest. */
const publishedOf = ({ publishedAt }: OfferDocument): string => publishedAt ?? '9';

export const ownOrder = (
  documents: readonly OfferDocument[],
  sort: OwnOrder,
  hits: ReadonlyMap<string, number>,
): readonly OfferDocument[] => {
  const seen = ({ offerId }: OfferDocument): number => hits.get(offerId) ?? 0;
  const orders: Readonly<Record<OwnOrder, (one: OfferDocument, other: OfferDocument) => number>> = {
    changed: () => 0,
    newest: (one, other) =>
      publishedOf(one) === publishedOf(other) ? 0 : publishedOf(one) < publishedOf(other) ? 1 : -1,
    title: (one, other) =>
      Number(one.title === '') - Number(other.title === '') || titles.compare(one.title, other.title),
    price: (one, other) => byNumber(priceOf(one), priceOf(other)),
    hits: (one, other) => byNumber(seen(other), seen(one)),
  };
  return documents.toSorted(orders[sort]);
};
