import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import type { AnyText } from '../../../i18n/namespaces.js';
import { startPrice } from '../../../parts/offers/offer-facts.js';
import { amountText, sumText } from '../../../parts/offers/PriceText.js';
import { daysPriceOf } from '../../../parts/offers/days-price.js';

/**
 * Map label: total for the selected dates, else the unit price: `24 €`, `10 € Spende`, `60 € / Woche`; empty if the
 * dates are not available.
 */
export const pinText = (t: AnyText, offer: Pick<OfferCardShape, 'pricing' | 'days_price'>): string => {
  const days = daysPriceOf(offer);
  if (days) return days.problem ? '' : sumText(t, { amount: days.amount, paymenttype_id: days.pricing.paymenttype_id });
  const price = startPrice(offer.pricing);
  if (!price) return '';
  const perUnit = price.paymenttype_id <= 4 && price.renttype_id !== 1;
  return [
    amountText(t, price),
    perUnit ? t(`common:price.per.${price.renttype_id}`) : '',
    price.paymenttype_id === 4 ? t('common:price.donation') : '',
  ]
    .filter(Boolean)
    .join(' ');
};
