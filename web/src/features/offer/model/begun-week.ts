import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { pricingFromShape } from '@lendring/contracts/http/convert.js';
import { daysBetween } from '@lendring/contracts/kernel/days.js';
import { quote } from '@lendring/contracts/rules/quote.js';

/**
 * Price by the day, in minor units, for a partial week that is billed as a full week. `byDay` is null unless daily
 * pricing is offered and costs more (see `contracts/rules/quote.ts`). Null for other prices and full weeks.
 */
export const begunWeek = (
  all: readonly PricingShape[],
  pricing: PricingShape,
  wish: Wish,
): Readonly<{ byDay: number | null }> | null => {
  if (pricing.renttype_id !== 4 || wish.kind !== 'days' || daysBetween(wish.from, wish.to) % 7 === 0) return null;
  const money = (one: PricingShape): number | null => {
    const answer = quote(pricingFromShape(one), wish);
    return 'total' in answer && answer.total.kind === 'money' ? answer.total.money.minor : null;
  };
  const week = money(pricing);
  const byDay = all.flatMap((one) => (one.renttype_id === 1 ? (money(one) ?? []) : [])).toSorted((a, b) => a - b)[0];
  return { byDay: week !== null && byDay !== undefined && byDay > week ? byDay : null };
};
