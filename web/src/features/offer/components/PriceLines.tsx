import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pricingFromShape } from '@lendring/contracts/http/convert.js';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { daysBetween } from '@lendring/contracts/kernel/days.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { quote } from '@lendring/contracts/rules/quote.js';
import { moneyExact } from '../../../i18n/format.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { Button } from '../../../ui/Button.js';
import { LineItems } from '../../../ui/LineItems.js';
import type { Choice } from '../model/choice.js';
import type { Offered } from '../model/pricing.js';
import type { RequestChoice } from './use-request.js';
import { choiceText, lineText } from './words.js';

/**
 * Partial week that is billed as a full week; null for other prices and for full weeks. `byDay`: price by the day in
 * minor units, null unless daily pricing is offered and costs more (see `contracts/rules/quote.ts`).
 */
export const begunWeek = (
  all: readonly PricingShape[],
  pricing: PricingShape,
  wish: Wish,
  count = 1,
): Readonly<{ byDay: number | null }> | null => {
  if (pricing.renttype_id !== 4 || wish.kind !== 'days' || daysBetween(wish.from, wish.to) % 7 === 0) return null;
  const money = (one: PricingShape): number | null => {
    const answer = quote(pricingFromShape(one), wish, count);
    return 'total' in answer && answer.total.kind === 'money' ? answer.total.money.minor : null;
  };
  const week = money(pricing);
  const byDay = all.flatMap((one) => (one.renttype_id === 1 ? (money(one) ?? []) : [])).toSorted((a, b) => a - b)[0];
  return { byDay: week !== null && byDay !== undefined && byDay > week ? byDay : null };
};

type Props = Readonly<{
  offer: Pick<OfferShape, 'pricing' | 'deposit'>;
  pricing: PricingShape;
  offered: Extract<Offered, { state: 'ready' }>;
  /** Number of units. */
  count?: number;
  onChoice: (choice: Choice) => void;
}> &
  Pick<RequestChoice, 'other' | 'choice'>;

export function PriceLines({ offer, pricing, offered, count = 1, other, choice, onChoice }: Props) {
  const { t } = useTranslation('offer');
  const words = useAnyText();
  const note = useId();
  const lines = useRef<HTMLDivElement>(null);
  const line = lineText(words, pricing, offered.quote, count);
  const week = begunWeek(offer.pricing, pricing, offered.wish, count);
  return (
    <div ref={lines} tabIndex={-1} className="flex flex-col gap-4">
      <LineItems
        items={[
          { label: line.label, value: line.sum },
          { label: t('panel.total'), value: line.sum, tone: 'sum' },
          ...(offer.deposit
            ? [{ label: t('panel.deposit'), value: moneyExact({ minor: offer.deposit }), tone: 'aside' as const }]
            : []),
        ]}
      />
      {week && (
        <p className="text-small text-muted">
          {week.byDay !== null && `${t('panel.weekCheaper', { sum: moneyExact({ minor: week.byDay }) })} `}
          {t('panel.weekBegun')}
        </p>
      )}
      {other && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small">
          <p id={note}>
            {t(other.quote.total.kind === 'nothing' ? 'panel.otherFree' : 'panel.other', {
              deal: choiceText(words, other.price),
              sum: lineText(words, other.price, other.quote, count).sum,
            })}
          </p>
          <Button
            variant="ghost"
            small
            aria-describedby={note}
            onClick={() => {
              lines.current?.focus();
              onChoice({ ...choice, pricing: other.price.pricing_id });
            }}
          >
            {t('panel.takeOther')}
          </Button>
        </div>
      )}
    </div>
  );
}
