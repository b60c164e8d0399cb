import { useTranslation } from 'react-i18next';
import type { OfferCardShape, PricingShape } from '@lendring/contracts/http/shapes.js';
import { useAnyText } from '../i18n/use-any-text.js';
import { amountText, PriceText } from './PriceText.js';
import { daysPriceOf, type DaysPrice } from './days-price.js';

type Refused = Extract<DaysPrice, { problem: string }>;

/** Why these days are not rented by this price: `mindestens 3 Tage`. */
function Problem({ pricing, problem }: Refused) {
  const { t } = useTranslation();
  if (problem === 'wish_kind') return t('daysPrice.hourly');
  const short = problem === 'duration_too_short';
  return t(short ? 'daysPrice.atLeast' : 'daysPrice.atMost', { units: t(`unit.${pricing.renttype_id}`, { count: short ? pricing.duration_min : pricing.duration_max ?? 1 }) });
}

/** What the asked days cost in all; without days, or when they do not fit, the offer's price by its unit. */
export function OfferPrice({ offer, start }: Readonly<{ offer: OfferCardShape; start: PricingShape }>) {
  const t = useAnyText();
  const days = daysPriceOf(offer);
  if (!days) return <PriceText pricing={start} className="min-w-0 wrap-anywhere" />;
  if (days.problem) {
    return (
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <PriceText pricing={days.pricing} className="min-w-0 wrap-anywhere" />
        <span className="text-small font-semibold text-sun-ink"><Problem {...days} /></span>
      </span>
    );
  }
  const { pricing, amount, units } = days;
  const { paymenttype_id: type, renttype_id: rent, donation_target: target } = pricing;
  return (
    <span className="min-w-0 font-head text-h3/[1.2] text-ink wrap-anywhere">
      {amountText(t, { amount, paymenttype_id: type })}
      {type <= 4 && (
        <small className="font-body text-small text-muted">
          {' '}{[type === 4 ? target ? t('common:price.donationTo', { target }) : t('common:payment.4') : '', t('common:daysPrice.forUnits', { units: t(`common:unit.${rent}`, { count: units }) })].filter(Boolean).join(' ')}
        </small>
      )}
    </span>
  );
}
