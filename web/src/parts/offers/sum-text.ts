import { pricingFromShape } from '@lendring/contracts/http/convert.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { amountOf, type Line, type Sum } from '@lendring/contracts/rules/combination.js';
import type { Quote } from '@lendring/contracts/rules/quote.js';
import type { Pricing } from '@lendring/contracts/rules/terms.js';
import { moneyExact } from '../../i18n/format.js';
import type { AnyText } from '../../i18n/namespaces.js';
import { amountText } from './PriceText.js';

export type Priced = Pricing & Readonly<{ shape: PricingShape }>;

/** Pricing entry for the rules of prices, which keep its shape. */
export const priced = (shape: PricingShape): Priced => ({ ...pricingFromShape(shape), shape });

/** Price of a wish with its lines (contracts/rules/combination.ts). */
export type ShownSum = Quote &
  Readonly<{ pricing: PricingShape; lines: readonly (Readonly<{ pricing: PricingShape }> & Omit<Line, 'pricing'>)[] }>;

export const shownSum = ({ pricing, lines, ...quote }: Sum<Priced>): ShownSum => ({
  ...quote,
  pricing: pricing.shape,
  lines: lines.map(({ pricing: { shape }, ...line }) => ({ ...line, pricing: shape })),
});

/** Amount as it is paid: `27,00 €`, `3 Kästen`. */
export const inKind = (t: AnyText, pricing: PricingShape, amount: number): string =>
  pricing.paymenttype_id === 1 || pricing.paymenttype_id === 4
    ? moneyExact({ minor: amount })
    : amountText(t, { ...pricing, amount });

/**
 * Calculation by lines, and the total: `1 Woche × 50,00 €` and `50,00 €`; with several units `12 Stück × 1 Woche × …`.
 */
export const sumTexts = (
  t: AnyText,
  quote: ShownSum,
  count = 1,
): Readonly<{ lines: readonly Readonly<{ label: string; value: string }>[]; sum: string }> => {
  const { pricing, lines, total } = quote;
  const timeOf = (rent: PricingShape['renttype_id'], units: number): string => {
    const duration = t(`unit.${rent}`, { count: units });
    return count > 1 ? `${t('unit.piece', { count })} × ${duration}` : duration;
  };
  const weekendOf = (): string =>
    [count > 1 && t('unit.piece', { count }), t('price.weekendLine')].filter(Boolean).join(' × ');
  if (total.kind === 'nothing') {
    const sum = amountText(t, pricing);
    return { lines: [{ label: timeOf(pricing.renttype_id, quote.units), value: sum }], sum };
  }
  return {
    lines: lines.map((line) => ({
      label: [
        `${line.weekend ? weekendOf() : timeOf(line.pricing.renttype_id, line.units)} × ${inKind(t, pricing, line.amount)}`,
        line.percent > 0 && t('price.less', { percent: line.percent }),
      ]
        .filter(Boolean)
        .join(', '),
      value: inKind(t, pricing, line.total),
    })),
    sum: inKind(t, pricing, amountOf(quote)),
  };
};
