import type { AskRulesShape, OfferPatch, OfferShape } from '@lendring/contracts/http/offer.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { parseDecimal } from '@lendring/contracts/rules/decimal.js';
import { same } from '@lendring/contracts/rules/same.js';

/**
 * Change of prices in money: by percent, negative for cheaper, rounded to multiples of `step` cents; or, for entries of
 * one rent type, to an amount in cents, which leaves weekends and seasons.
 */
export type PriceChange =
  | Readonly<{ kind: 'price'; percent: number; step: number }>
  | Readonly<{ kind: 'price'; per: number; amount: number }>;

export type BulkChange =
  | Readonly<{ kind: 'publish' | 'pause' | 'resume' | 'delete' }>
  | PriceChange
  | Readonly<{ kind: 'category'; categoryId: number }>
  | Readonly<{ kind: 'tags'; add: readonly string[]; remove: readonly string[] }>
  | Readonly<{ kind: 'place'; placeId: string | null }>
  | Readonly<{ kind: 'conditions'; set: Partial<AskRulesShape> }>;
export type BulkKind = BulkChange['kind'];

/** Bounds of a price change in percent. */
export const leastPercent = -90;
export const mostPercent = 500;
/** Rounding steps of prices in cents. */
export const priceSteps = [1, 10, 50, 100] as const;

const CASH = 1;

/** Price in cents, changed by percent and rounded to a multiple of `step`: never free, never above the limit. */
export const changedAmount = (amount: number, percent: number, step: number): number => {
  const rounded = Math.round((amount * (100 + percent)) / 100 / step) * step;
  return Math.min(limits.money, Math.max(step, rounded));
};

type Entry = OfferShape['pricing'][number];

const repriced = (entry: Entry, change: PriceChange): Entry => {
  if (entry.paymenttype_id !== CASH) return entry;
  if ('per' in change) return entry.renttype_id === change.per ? { ...entry, amount: change.amount } : entry;
  const { percent, step } = change;
  const changed = (amount: number) => changedAmount(amount, percent, step);
  return {
    ...entry,
    amount: changed(entry.amount),
    ...(entry.weekend !== undefined && { weekend: changed(entry.weekend) }),
    ...(entry.seasons && { seasons: entry.seasons.map((season) => ({ ...season, amount: changed(season.amount) })) }),
  };
};

/** Price before and after a change; `exact`: new amount in whole cents before it is rounded to the step. */
type ChangedPrice = Readonly<{ before: Entry; after: Entry; exact: number }>;

/** Prices in money of an offer as a change makes them, for a preview. */
export const changedPrices = (pricing: readonly Entry[], change: PriceChange): readonly ChangedPrice[] =>
  pricing
    .filter(({ paymenttype_id: type, renttype_id: per }) => type === CASH && (!('per' in change) || change.per === per))
    .map((before) => {
      const after = repriced(before, change);
      const exact = 'per' in change ? after.amount : Math.round((before.amount * (100 + change.percent)) / 100);
      return { before, after, exact };
    });

/** Rent types of the prices in money of some offers, in the order of their ids. */
export const rentTypesOf = (
  offers: readonly Readonly<{ pricing: readonly Entry[] }>[],
): readonly Entry['renttype_id'][] =>
  [
    ...new Set(
      offers.flatMap(({ pricing }) =>
        pricing.filter(({ paymenttype_id: type }) => type === CASH).map(({ renttype_id: per }) => per),
      ),
    ),
  ].toSorted((a, b) => a - b);

/** Change of prices as typed; `amount` in cents, NaN if it cannot be read. */
export type TypedPrice = Readonly<{
  direction: 'up' | 'down' | 'fixed';
  percent: string;
  step: number;
  amount: number | null;
  per: number | null;
}>;

export const noPrice: TypedPrice = { direction: 'up', percent: '', step: 10, amount: null, per: null };

/** Change as typed, or the text to show where it is incomplete. */
export const priceIn = ({
  direction,
  percent,
  step,
  amount,
  per,
}: TypedPrice): PriceChange | Readonly<{ missing: 'percentNeeded' | 'amountNeeded'; most: number }> => {
  if (direction === 'fixed')
    return per !== null && amount !== null && amount > 0 && amount <= limits.money
      ? { kind: 'price', per, amount }
      : { missing: 'amountNeeded', most: limits.money };
  const value = parseDecimal(percent);
  const most = direction === 'down' ? -leastPercent : mostPercent;
  return value !== null && value > 0 && value <= most
    ? { kind: 'price', percent: direction === 'down' ? -value : value, step }
    : { missing: 'percentNeeded', most };
};

const key = (tag: string) => tag.toLowerCase();

/** Fields to send for one offer; null if the change leaves it as it is. Tags may exceed the limit, which is refused. */
export const patchFor = (offer: OfferShape, change: BulkChange): OfferPatch | null => {
  switch (change.kind) {
    case 'price': {
      const pricing = offer.pricing.map((entry) => repriced(entry, change));
      return same(pricing, offer.pricing) ? null : { pricing };
    }
    case 'category':
      return offer.category_id === change.categoryId ? null : { category_id: change.categoryId };
    case 'tags': {
      const gone = new Set(change.remove.map(key));
      const left = offer.tags.filter((tag) => !gone.has(key(tag)));
      const known = new Set(left.map(key));
      const tags = [...left, ...change.add.filter((tag) => !known.has(key(tag)))];
      return tags.length === offer.tags.length && tags.every((tag, index) => tag === offer.tags[index])
        ? null
        : { tags };
    }
    case 'place':
      return offer.place_id === change.placeId ? null : { place_id: change.placeId };
    case 'conditions': {
      const rules = { ...offer.ask_rules, ...change.set };
      return same(rules, offer.ask_rules) ? null : { ask_rules: rules };
    }
    case 'publish':
    case 'pause':
    case 'resume':
    case 'delete':
      return null;
  }
};

/** Fields that restore an offer after {@link patchFor}. */
export const undoOf = (offer: OfferShape, patch: OfferPatch): OfferPatch | null => {
  // An offer cannot lose its category again.
  if (patch.category_id !== undefined && offer.category_id === null) return null;
  return {
    ...(patch.pricing !== undefined && { pricing: offer.pricing }),
    ...(patch.category_id !== undefined && offer.category_id !== null && { category_id: offer.category_id }),
    ...(patch.tags !== undefined && { tags: offer.tags }),
    ...(patch.place_id !== undefined && { place_id: offer.place_id }),
    ...(patch.ask_rules !== undefined && { ask_rules: offer.ask_rules }),
  };
};

/** Words between commas, without repeats. */
export const tagsIn = (text: string): readonly string[] =>
  text
    .split(/[,;\n]/)
    .map((word) => word.trim().replace(/^#/, '').slice(0, limits.tag))
    .filter(Boolean)
    .filter((tag, index, all) => all.findIndex((other) => key(other) === key(tag)) === index);
