import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { parseDecimal } from '@lendring/contracts/rules/decimal.js';

/**
 * Change of prices in money: by percent, negative for cheaper, rounded to multiples of `step` cents; or, for entries of
 * one rent type, to an amount in cents, which leaves weekends and seasons.
 */
export type PriceChange =
  | Readonly<{ kind: 'price'; percent: number; step: number }>
  | Readonly<{ kind: 'price'; per: number; amount: number }>;

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

export const repriced = (entry: Entry, change: PriceChange): Entry => {
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
