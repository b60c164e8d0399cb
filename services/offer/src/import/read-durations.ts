import * as z from 'zod';
import type { Texts } from '@lendring/contracts/kernel/texts.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { sheetPrices } from '@lendring/contracts/rules/offer-sheet.js';
import { itemWords, perWords, unitWords } from '@lendring/contracts/rules/offer-sheet-terms.js';
import { Discount, discountedTwice, type Pricing, type RentTypeId } from '@lendring/contracts/rules/terms.js';
import { parsed, problem, type Read } from './parse.js';

/** Count by unit: `14 Tage` is 14 under 1. */
export type Durations = ReadonlyMap<RentTypeId, number>;
type UnitDiscount = Readonly<{ unit: RentTypeId; discount: Discount }>;
type Discount = z.infer<typeof Discount>;

const CASH = 1;
const DAY = 1;

const rentTypes = [1, 2, 3, 4] as const satisfies readonly RentTypeId[];
/** Spoken forms that no export writes: `ab 3 Tagen`. */
const otherUnits: readonly (readonly [string, RentTypeId])[] = [
  ['', DAY],
  ['tagen', 1],
  ['h', 2],
  ['naechten', 3],
];
const units = new Map<string, RentTypeId>([
  ...otherUnits,
  ...rentTypes.flatMap((rentType) =>
    Object.values<Texts>(unitWords[rentType]).flatMap(({ de, en, nl }) =>
      [de, en, nl].map((word) => [fold(word), rentType] as const),
    ),
  ),
]);
const items = new Set([...Object.values(itemWords), 'item', 'stuk'].map(fold));
const pers = new Set(Object.values(perWords).map(fold));

/** Longest part of a cell: two counts and some words need less than half of it. */
const PART_LENGTH = 60;
const partsOf = (cell: string): readonly string[] =>
  cell
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

const Duration = z.int().min(1).max(limits.duration);

/** Durations of a cell such as `3 Tage; 1 Woche`; a number alone is in days. */
export const durationsOf = (cell: string): Read<Durations> => {
  const found = new Map<RentTypeId, number>();
  for (const part of partsOf(cell)) {
    const [, count = '', word = ''] = (part.length <= PART_LENGTH && /^(\d{1,9})\s*(\p{L}*)$/u.exec(part)) || [];
    const unit = units.get(fold(word));
    if (!count || unit === undefined || found.has(unit)) return problem('import_durations');
    const read = parsed(Duration, Number(count));
    if ('problem' in read) return read;
    found.set(unit, read.value);
  }
  return found.size > 0 ? { value: found } : problem('import_durations');
};

const discountForm = /^(?:(?:ab|from|vanaf) )?(\d{1,9}) ?([\p{L} ]*): ?(\d{1,9}) ?%$/iu;

/** Discounts of a cell such as `7 Tage: 10 %; 5 Stück pro Tag: 15 %`. */
export const discountsOf = (cell: string): Read<readonly UnitDiscount[]> => {
  const found: UnitDiscount[] = [];
  for (const part of partsOf(cell)) {
    const text = part.replaceAll(/\s+/g, ' ');
    const [, from = '', words = '', percent = ''] = (text.length <= PART_LENGTH && discountForm.exec(text)) || [];
    const [first = '', per, ...rest] = fold(words).split(' ');
    const isCount = items.has(first);
    const unit = isCount ? units.get(rest.join(' ')) : per === undefined ? units.get(first) : undefined;
    if (!from || unit === undefined || (isCount && (per === undefined || !pers.has(per) || rest.length === 0)))
      return problem('import_discounts');
    const read = parsed(Discount, { of: isCount ? 'count' : 'duration', from: Number(from), percent: Number(percent) });
    if ('problem' in read) return read;
    found.push({ unit, discount: read.value });
  }
  return found.length > 0 ? { value: found } : problem('import_discounts');
};

const amountOf = ({ price }: Pricing): number => (price.kind === 'money' ? price.money.minor : 0);

/** Ids of the entries that the price columns show; others keep their durations and discounts. */
const shownIn = (pricings: readonly Pricing[]): ReadonlySet<string> =>
  new Set(sheetPrices(pricings.map((one) => ({ ...one, amount: amountOf(one) }))).map(({ pricingId }) => pricingId));

/**
 * Entries with the durations of a cell, which names all of them: entries of other units get `none`. The problem of a
 * unit without a price is one of the cell.
 */
export const withDurations = <Field extends 'minDuration' | 'maxDuration'>(
  pricings: readonly Pricing[],
  field: Field,
  durations: Durations,
  none: Pricing[Field],
): Read<readonly Pricing[]> => {
  const shown = shownIn(pricings);
  const priced = new Set(pricings.filter(({ pricingId }) => shown.has(pricingId)).map(({ rentType }) => rentType));
  if ([...durations.keys()].some((unit) => !priced.has(unit))) return problem('import_duration_price');
  const changed = pricings.map((one) =>
    shown.has(one.pricingId) ? { ...one, [field]: durations.get(one.rentType) ?? none } : one,
  );
  return changed.some(({ minDuration, maxDuration }) => maxDuration !== null && maxDuration < minDuration)
    ? problem('duration_order')
    : { value: changed };
};

/** Entries with the discounts of a cell, which names all of them. */
export const withDiscounts = (
  pricings: readonly Pricing[],
  discounts: readonly UnitDiscount[],
): Read<readonly Pricing[]> => {
  const shown = shownIn(pricings);
  const isPriced = ({ pricingId, paymentType }: Pricing) => shown.has(pricingId) && paymentType === CASH;
  const priced = new Set(pricings.filter(isPriced).map(({ rentType }) => rentType));
  if (discounts.some(({ unit }) => !priced.has(unit))) return problem('import_discount_price');
  const changed = pricings.map((one): Pricing => {
    if (!isPriced(one)) return one;
    const { discounts: _former, ...entry } = one;
    const own = discounts.flatMap(({ unit, discount }) => (unit === one.rentType ? [discount] : []));
    return own.length > 0 ? { ...entry, discounts: own } : entry;
  });
  const most = changed.find(({ discounts: own = [] }) => own.length > limits.discounts);
  if (most) return problem('too_many', { max: limits.discounts });
  return changed.some(({ discounts: own = [] }) => discountedTwice(own))
    ? problem('discount_twice')
    : { value: changed };
};
