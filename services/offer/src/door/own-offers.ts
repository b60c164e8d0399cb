import type { OwnOrder } from '@lendring/contracts/offer/queries.js';
import { fold, foldPlain } from '@lendring/contracts/rules/fold.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { OfferDocument } from '../projections/offer-document.js';
import { dayPrice, forNothing } from '../projections/search-document.js';

/** Read in steps, so that no single answer of the documents grows with a shop. */
const STEP = 200;

/**
 * All documents a filter knows: titles cannot be looked through, and hits lie elsewhere, so the choosing happens here.
 */
export const everyOne = async (
  offers: Pick<View<OfferDocument>, 'find'>,
  filter: Filter,
): Promise<readonly OfferDocument[]> => {
  const all: OfferDocument[] = [];
  for (;;) {
    const step = await offers.find({ filter, sort: [['changedAt', -1]], skip: all.length, limit: STEP });
    all.push(...step);
    if (step.length < STEP) return all;
  }
};

/** Those with every word of the text in their title, whole or in part, however umlauts are typed. */
export const withWords = (documents: readonly OfferDocument[], text: string): readonly OfferDocument[] => {
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ spelled: fold(word), plain: foldPlain(word) }));
  return documents.filter(({ title }) => {
    const [spelled, plain] = [fold(title), foldPlain(title)];
    return words.every((word) => spelled.includes(word.spelled) || plain.includes(word.plain));
  });
};

// One rule for all three languages: lists of a shop mix them.
const titles = new Intl.Collator('de', { sensitivity: 'base', numeric: true });

/**
 * Cents of the cheapest day: nothing where it costs nothing, beyond all amounts where only things are taken or no price
 * stands yet.
 */
const priceOf = ({ pricings }: OfferDocument): number =>
  forNothing(pricings) ? 0 : (dayPrice(pricings) ?? Number.POSITIVE_INFINITY);
const byNumber = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);
/** What was never published is the newest of all. */
const publishedOf = ({ publishedAt }: OfferDocument): string => publishedAt ?? '9';

/** In the order asked for; where that does not tell them apart, as given. Drafts without a title come last. */
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
