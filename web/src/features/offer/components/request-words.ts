import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { lastDay } from '@lendring/contracts/kernel/days.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { depositOfUnits } from '@lendring/contracts/rules/deposit-of-units.js';
import { hoursInterval } from '@lendring/contracts/rules/local-time.js';
import { type ClosedThen, spansText } from '@lendring/contracts/rules/opening-days.js';
import { day as formatDay, dayRange, money, moneyExact } from '../../../i18n/format.js';
import type { Locale } from '../../../i18n/locale.js';
import type { AnyText } from '../../../i18n/namespaces.js';
import { amountText } from '../../../parts/offers/PriceText.js';
import { hoursText } from '../../../parts/offers/period-text.js';
import { inKind } from '../../../parts/offers/sum-text.js';
import type { Way } from '../model/pricing.js';

/** Option labels: `9 € pro Tag`, `kostenlos`, `1 Kasten pro Woche`, `5 € pro Nacht als Spende`. */
export const choiceText = (t: AnyText, pricing: PricingShape): string =>
  [
    amountText(t, pricing),
    pricing.paymenttype_id === 5 ? '' : t(`offer:price.per.${pricing.renttype_id}`),
    pricing.paymenttype_id === 4 ? t('offer:price.asDonation') : '',
  ]
    .filter(Boolean)
    .join(' ');

/** All prices of a way to pay: `10 € pro Tag, 25 € pro Wochenende, 50 € pro Woche`. */
export const wayText = (t: AnyText, way: Way): string =>
  way
    .flatMap((one) => [
      choiceText(t, one),
      ...(one.weekend === undefined ? [] : [t('offer:price.weekend', { amount: money({ minor: one.weekend }) })]),
    ])
    .join(', ');

/** The same with the receiver of a donation: `5 € pro Nacht, als Spende: Tierheim`. */
export const dealText = (t: AnyText, way: Way): string => {
  const [pricing] = way;
  return pricing.paymenttype_id === 4 && pricing.donation_target
    ? [
        `${amountText(t, pricing)} ${t(`offer:price.per.${pricing.renttype_id}`)}`,
        t('offer:price.donation', { target: pricing.donation_target }),
      ].join(', ')
    : wayText(t, way);
};

/**
 * Total with a delivery in cents: one amount for prices in money and for nothing, otherwise both, as in
 * `1 Kasten + 15,00 €`. Null: without delivery.
 */
export const withDelivery = (
  { paymenttype_id: type }: Pick<PricingShape, 'paymenttype_id'>,
  { total, sum }: Readonly<{ total: number; sum: string }>,
  delivery: number | null,
): string => {
  if (!delivery) return sum;
  return type === 1 || type === 5
    ? moneyExact({ minor: total + delivery })
    : `${sum} + ${moneyExact({ minor: delivery })}`;
};

/** Deposit in cents for a number of units; 0 without one. */
export const depositFor = (
  { deposit, deposit_per_unit: perUnit }: Pick<OfferShape, 'deposit' | 'deposit_per_unit'>,
  units: number,
): number => depositOfUnits({ deposit, perUnit }, units) ?? 0;

/** Total with deposit: `27,00 € + 50,00 € Kaution`. */
export const sumText = (
  t: AnyText,
  pricing: PricingShape,
  { total, deposit, delivery }: Readonly<{ total: number; deposit: number; delivery: number }>,
): string => {
  const sum = withDelivery(pricing, { total, sum: inKind(t, pricing, total) }, delivery);
  return deposit > 0 ? t('offer:price.withDeposit', { sum, deposit: moneyExact({ minor: deposit }) }) : sum;
};

/** Obstacle of the opening hours: the closed day and the next open one, or the hours of the day. */
export const closedText = (t: AnyText, locale: Locale, closed: ClosedThen): string => {
  const day = formatDay(closed.day, locale, 'full');
  if (closed.kind === 'hours') return t('offer:problem.outsideHours', { day, hours: spansText(closed.spans) });
  const next = closed.next && formatDay(closed.next, locale, 'full');
  return next ? t('offer:problem.closed', { day, next }) : t('offer:problem.closedForLong', { day });
};

type Where = Readonly<{
  /** Unit of time; nightly ranges end on the day of departure. */
  rent: PricingShape['renttype_id'];
  zone: string;
}>;

/** For example `4.–6. Juli`, or hourly `Fr., 4. Juli, 22:00 Uhr bis Sa., 5. Juli, 03:00 Uhr`. */
export const periodText = (t: AnyText, locale: Locale, wish: Wish, { rent, zone }: Where): string =>
  wish.kind === 'hours'
    ? hoursText({ common: t, locale }, { ...hoursInterval(wish.day, wish.time, wish.hours, zone), zone })
    : dayRange(wish.from, rent === 3 ? wish.to : lastDay(wish), locale);
