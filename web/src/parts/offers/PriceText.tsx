import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { lessPercent } from '@lendring/contracts/rules/discount.js';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { money } from '../../i18n/format.js';
import { cx } from '../../ui/cx.js';

type Priced = Pick<PricingShape, 'amount' | 'paymenttype_id' | 'renttype_id' | 'donation_target'>;

/** Amount without its unit of time: `9 €`, `1 Kasten`, `kostenlos`. */
export const amountText = (
  t: TFunction,
  { amount, paymenttype_id: type }: Pick<Priced, 'amount' | 'paymenttype_id'>,
): string => {
  if (type === 1 || type === 4) return money({ minor: amount });
  if (type === 2) return t('price.crate', { count: amount });
  if (type === 3) return t('price.sixpack', { count: amount });
  return t(type === 5 ? 'price.free' : 'price.piggyBank');
};

/** `Spende an …`; `Spende` without a recipient. */
export const donationText = (t: TFunction, { donation_target: target }: Pick<Priced, 'donation_target'>): string =>
  target ? t('price.donationTo', { target }) : t('price.donation');

/** A total, marked if it is a donation: `24 €`, `10 € Spende`. */
export const sumText = (t: TFunction, sum: Pick<Priced, 'amount' | 'paymenttype_id'>): string =>
  [amountText(t, sum), sum.paymenttype_id === 4 ? t('price.donation') : ''].filter(Boolean).join(' ');

type Discounted = Pick<PricingShape, 'amount' | 'paymenttype_id' | 'renttype_id' | 'discounts'>;

/**
 * `10 % Rabatt für mindestens 7 Tage` for each discount, with the amount per unit that results; null where it is no
 * money. `isRounded`: the amount is no whole cents, and the discount applies to the total.
 */
export const discountRows = (
  t: TFunction,
  { amount, paymenttype_id: type, renttype_id: rent, discounts = [] }: Discounted,
): readonly Readonly<{ label: string; amount: number | null; isRounded: boolean }>[] =>
  discounts
    .toSorted((a, b) => b.of.localeCompare(a.of) || a.from - b.from)
    .map(({ of, from, percent }) => ({
      label: t('price.discount', {
        percent,
        least: t(of === 'count' ? 'unit.piece' : `unit.${rent}`, { count: from }),
      }),
      amount: type === 1 || type === 4 ? lessPercent(amount, percent) : null,
      isRounded: (amount * percent) % 100 !== 0,
    }));

/** `10 % Rabatt für mindestens 7 Tage`, one for each discount. */
export const discountTexts = (t: TFunction, pricing: Discounted): readonly string[] =>
  discountRows(t, pricing).map(({ label }) => label);

/** `9 € / Tag`, `1 Sixpack / Woche`, `kostenlos`, `5 € / Nacht, Spende an …`. */
export function PriceText({ pricing, className }: Readonly<{ pricing: Priced; className?: string }>) {
  const { t } = useTranslation();
  const { paymenttype_id: type } = pricing;
  return (
    <span className={cx('font-head text-h3/[1.2] text-ink', className)}>
      {amountText(t, pricing)}
      {type <= 4 && (
        <small className="font-body text-small text-muted">
          {' '}
          {t(`price.per.${pricing.renttype_id}`)}
          {type === 4 && `, ${donationText(t, pricing)}`}
        </small>
      )}
    </span>
  );
}
