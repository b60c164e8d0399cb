import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { pricingFromShape } from '@lendring/contracts/http/convert.js';
import { daysBetween } from '@lendring/contracts/rules/days.js';
import { quote } from '@lendring/contracts/rules/quote.js';

/**
 * Days that are counted as weeks and are none in full: what they would cost by the day in money, where that is offered
 * and more (`contracts/rules/quote.ts`). Null for all other prices.
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
