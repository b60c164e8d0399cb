import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pricingFromShape } from '@lendring/contracts/http/convert.js';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { daysBetween } from '@lendring/contracts/kernel/days.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { amountOf, sumOf } from '@lendring/contracts/rules/combination.js';
import { alwaysOpen, closedWithin } from '@lendring/contracts/rules/opening-days.js';
import { isAfterSunday, type Span } from '@lendring/contracts/rules/price-on.js';
import { returnDayOfDays } from '@lendring/contracts/rules/return-day.js';
import { day, moneyExact } from '../../../i18n/format.js';
import { locales } from '../../../i18n/locale.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { sumTexts, type ShownSum } from '../../../parts/offers/sum-text.js';
import { Button } from '../../../ui/Button.js';
import { LineItems } from '../../../ui/LineItems.js';
import type { Choice } from '../model/choice.js';
import type { Offered } from '../model/pricing.js';
import type { RequestChoice } from './use-request.js';
import { depositFor, wayText, withDelivery } from './request-words.js';
import { ownerName } from './words.js';

/**
 * Partial week that is billed as a full week; null for other prices and for full weeks. `byDay`: price by the day in
 * minor units, null unless daily pricing is offered and costs more (see `contracts/rules/combination.ts`).
 */
export const begunWeek = (
  all: readonly PricingShape[],
  { lines }: Pick<ShownSum, 'lines'>,
  wish: Wish,
  { count = 1, opening }: Readonly<{ count?: number; opening?: OfferShape['opening'] }> = {},
): Readonly<{ byDay: number | null }> | null => {
  if (wish.kind !== 'days') return null;
  const length = daysBetween(wish.from, wish.to);
  if (length % 7 === 0 || lines.some(({ pricing }) => pricing.renttype_id !== 4)) return null;
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const isMoney = lines.every(({ pricing }) => pricing.paymenttype_id === 1);
  const byDay = all
    .filter(({ renttype_id: rent, paymenttype_id: type }) => rent === 1 && type === 1)
    .flatMap((one) => {
      const entry = pricingFromShape(one);
      const answer = sumOf([entry], entry, wish, count, opening ?? alwaysOpen);
      return 'problem' in answer ? [] : [amountOf(answer)];
    })
    .toSorted((a, b) => a - b)[0];
  return { byDay: isMoney && byDay !== undefined && byDay > total ? byDay : null };
};

/** First day of a loan and its day of return; null for loans by the hour. */
const returnDayOf = ({ wish, quote }: Extract<Offered, { state: 'ready' }>): Span | null =>
  wish.kind === 'days' ? { first: wish.from, last: returnDayOfDays(wish, quote.pricing.renttype_id) } : null;

type Props = Readonly<{
  offer: Pick<
    OfferShape,
    'pricing' | 'deposit' | 'deposit_kind' | 'deposit_per_unit' | 'quantity' | 'opening' | 'owner'
  >;
  offered: Extract<Offered, { state: 'ready' }>;
  /** Number of units. */
  count?: number;
  /** Cents of the chosen delivery. */
  delivery?: Readonly<{ label: string; cents: number }> | null;
  onChoice: (choice: Choice) => void;
}> &
  Pick<RequestChoice, 'other' | 'choice'>;

export function PriceLines({ offer, offered, count = 1, delivery = null, other, choice, onChoice }: Props) {
  const { t } = useTranslation('offer');
  const words = useAnyText();
  const note = useId();
  const locale = useLocale();
  const lines = useRef<HTMLDivElement>(null);
  const { lines: items, sum } = sumTexts(words, offered.quote, count);
  const closed = offer.opening ? closedWithin(offer.opening, offered.wish, offered.quote.pricing.renttype_id) : [];
  const back = returnDayOf(offered);
  const isOfWeekend = offered.quote.lines.some(({ weekend }) => weekend);
  const listed = (days: readonly string[]): string =>
    new Intl.ListFormat(locales[locale].iso).format(days.map((one) => day(one, locale, 'plain')));
  const week = begunWeek(offer.pricing, offered.quote, offered.wish, { count, opening: offer.opening });
  return (
    <div ref={lines} tabIndex={-1} className="flex flex-col gap-4">
      <LineItems
        items={[
          ...items,
          ...(delivery ? [{ label: delivery.label, value: moneyExact({ minor: delivery.cents }) }] : []),
          // The line of a free offer is its total.
          ...(offered.quote.total.kind === 'nothing' && !delivery
            ? []
            : [
                {
                  label: t('panel.total'),
                  value: withDelivery(
                    offered.quote.pricing,
                    { total: amountOf(offered.quote), sum },
                    delivery?.cents ?? null,
                  ),
                  tone: 'sum' as const,
                },
              ]),
          ...(offer.deposit
            ? [
                {
                  label: t(`panel.deposit.${offer.deposit_kind ?? 'unstated'}`),
                  value: moneyExact({ minor: depositFor(offer, count) }),
                  tone: 'aside' as const,
                },
              ]
            : []),
        ]}
      />
      {offer.deposit_kind === 'document' && <p className="text-small text-muted">{t('panel.deposit.document')}</p>}
      {offer.deposit && (offer.quantity > 1 || offer.deposit_kind === 'transfer') && (
        <p className="text-small text-muted">
          {[
            offer.quantity > 1 &&
              (offer.deposit_per_unit
                ? t('panel.deposit.perUnit', { amount: moneyExact({ minor: offer.deposit }) })
                : t('panel.deposit.perLoan')),
            offer.deposit_kind === 'transfer' && t('panel.deposit.account', { name: ownerName(offer.owner) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {closed.length > 0 && !isOfWeekend && (
        <p className="text-small text-muted">{t('panel.closedDays', { count: closed.length, days: listed(closed) })}</p>
      )}
      {back && isOfWeekend && isAfterSunday(back) && (
        <p className="text-small text-muted">
          {t('panel.longWeekend', { days: listed(closed), back: day(back.last, locale, 'short') })}
        </p>
      )}
      {items.length > 1 && (
        <p className="text-small text-muted">
          {[t('panel.combined'), offer.pricing.some(({ weekend }) => weekend !== undefined) && t('panel.weekendAlone')]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
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
              deal: wayText(words, other.way),
              sum: sumTexts(words, other.quote, count).sum,
            })}
          </p>
          <Button
            variant="ghost"
            small
            aria-describedby={note}
            onClick={() => {
              lines.current?.focus();
              onChoice({ ...choice, pricing: other.way[0].pricing_id });
            }}
          >
            {t('panel.takeOther')}
          </Button>
        </div>
      )}
    </div>
  );
}
