import { isLikelyDay } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { parseCents } from '@lendring/contracts/rules/decimal.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { seasonalPrice, sheetPrice, type SheetSeason, yearlyWords } from '@lendring/contracts/rules/offer-sheet.js';
import type { Pricing, RentTypeId } from '@lendring/contracts/rules/terms.js';
import { problem, type Read } from './parse.js';

const free = new Set(['kostenlos', 'free', 'gratis']);
const CASH = 1;
const FREE = 5;

type Price = Readonly<{ paymentType: typeof CASH | typeof FREE; cents: number }>;

/** Code for a cell that is not an amount; a negative amount is named as such. */
const amountProblem = (cell: string): string =>
  /^[-–−]/.test(cell) && parseCents(cell.slice(1)) !== null ? 'import_amount_negative' : 'import_amount';

/** Cents of an amount. The limit of one that is too large is named in the unit of the cell. */
export const centsOf = (cell: string): Read<number> => {
  const cents = parseCents(cell);
  if (cents === null) return problem(amountProblem(cell));
  return cents > limits.money ? problem('too_large', { max: limits.money / 100 }) : { value: cents };
};

export const priceOf = (cell: string): Read<Price> => {
  if (free.has(fold(cell))) return { value: { paymentType: FREE, cents: 0 } };
  const read = centsOf(cell);
  if ('problem' in read) return read;
  return read.value === 0 ? problem('amount_needed') : { value: { paymentType: CASH, cents: read.value } };
};

const isYearly = new Set(Object.values(yearlyWords).map(fold));
/** Longest season of a cell with single blanks: two days, an amount and a word need less than half of it. */
const SEASON_LENGTH = 80;
// Neighbouring parts begin with different characters, so that no text makes the match slower than its length.
const seasonForm = /^(\d{4}-\d\d-\d\d) ?\.\. ?(\d{4}-\d\d-\d\d) ?:([\d.,' ]+)(?:€ ?)?(\p{L}[\p{L} ]*)?$/u;

/**
 * Seasons of a cell, as an export writes them: `2026-06-01..2026-08-31: 25,00; 2026-12-20..2027-01-06: 30 jedes Jahr`.
 */
export const seasonsOf = (cell: string): Read<readonly SheetSeason[]> => {
  const seasons: SheetSeason[] = [];
  for (const part of cell.split(';').map((text) => text.trim().replaceAll(/\s+/g, ' '))) {
    const [, from, to, money = '', words] = (part.length <= SEASON_LENGTH && seasonForm.exec(part)) || [];
    const cents = parseCents(money);
    if (!from || !to || cents === null || (words && !isYearly.has(fold(words)))) return problem('import_seasons');
    if (!isLikelyDay(from) || !isLikelyDay(to)) return problem('day_unlikely');
    seasons.push({ from, to, yearly: words !== undefined, amount: cents });
  }
  return { value: seasons };
};

const rentTypes = { day: 1, hour: 2, night: 3, week: 4 } as const satisfies Readonly<Record<string, RentTypeId>>;
type PriceColumn = keyof typeof rentTypes;
export const isPriceColumn = (name: string): name is PriceColumn => name in rentTypes;

const amountOf = ({ price }: Pricing): number =>
  price.kind === 'money' ? price.money.minor : price.kind === 'things' ? price.count : 0;

/** Entry that a price column shows. */
const shownPrice = (pricings: readonly Pricing[], column: PriceColumn) =>
  sheetPrice(
    pricings.map((one) => ({ ...one, amount: amountOf(one) })),
    rentTypes[column],
  );

/** Entries after a price cell that clears its price. */
export const withoutPrice = (pricings: readonly Pricing[], column: PriceColumn): readonly Pricing[] => {
  const shown = shownPrice(pricings, column);
  return pricings.filter((one) => one.rentType !== shown?.rentType || one.paymentType !== shown.paymentType);
};

/** Entry without what only prices in money have. */
const ofNothing = ({ discounts: _discounts, seasons: _seasons, weekend: _weekend, ...entry }: Pricing): Pricing =>
  entry;

/**
 * Entries after a price cell. The entry that an export shows for this unit of time is changed; entries of other kinds
 * stay, and an equal price changes nothing.
 */
export const withPrice = (
  pricings: readonly Pricing[],
  column: PriceColumn,
  { paymentType, cents }: Price,
  pricingId: string,
): readonly Pricing[] => {
  const rentType = rentTypes[column];
  const shown = shownPrice(pricings, column);
  const price: Pricing['price'] =
    paymentType === FREE ? { kind: 'nothing' } : { kind: 'money', money: { minor: cents, currency: 'EUR' } };
  if (!shown)
    return [
      ...pricings,
      { pricingId, rentType, paymentType, price, minDuration: 1, maxDuration: null, donationTarget: null },
    ];
  const at = pricings.findIndex((one) => one.rentType === rentType && one.paymentType === shown.paymentType);
  return pricings.map((one, index) => {
    if (index !== at) return one;
    const changed = { ...one, paymentType, price };
    return paymentType === FREE ? ofNothing(changed) : changed;
  });
};

/** Entries with a price for weekends or seasons; null without an entry in money to which it could belong. */
export const withFurther = (
  pricings: readonly Pricing[],
  further: Readonly<{ weekend?: number | null; seasons?: readonly SheetSeason[] | null }>,
): readonly Pricing[] | null => {
  if (Object.keys(further).length === 0) return pricings;
  const entry = seasonalPrice(pricings.map((one) => ({ ...one, amount: amountOf(one) })));
  if (!entry) return further.weekend || further.seasons?.length ? null : pricings;
  return pricings.map((one) => {
    if (one.pricingId !== entry.pricingId) return one;
    const { weekend = one.weekend, seasons = one.seasons } = further;
    const { weekend: _weekend, seasons: _seasons, ...others } = one;
    return {
      ...others,
      ...(weekend && { weekend }),
      ...(seasons && seasons.length > 0 && { seasons: seasons.map((season) => ({ ...season })) }),
    };
  });
};
