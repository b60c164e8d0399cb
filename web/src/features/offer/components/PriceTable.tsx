import { useTranslation } from 'react-i18next';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { money } from '../../../i18n/format.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { amountText } from '../../../parts/offers/PriceText.js';
import { PaymentTag } from '../../../ui/Tag.js';
import { pricingText } from './words.js';

const row = 'flex items-center justify-between gap-4 border-b border-line py-2.5';

export function PriceTable({ pricing, deposit }: Pick<OfferShape, 'pricing' | 'deposit'>) {
  const { t } = useTranslation('offer');
  const words = useAnyText();
  return (
    <dl>
      {pricing.map((price) => (
        <div key={price.pricing_id} className={row}>
          <dt className="min-w-0 wrap-anywhere">{pricingText(words, price)}</dt>
          <dd className="flex shrink-0 items-center gap-2.5 font-head text-h3">
            {price.paymenttype_id !== 1 && price.paymenttype_id !== 5 && (
              <PaymentTag type={price.paymenttype_id} className="font-body max-sm:hidden" />
            )}
            {amountText(words, price)}
          </dd>
        </div>
      ))}
      {deposit !== null && deposit > 0 && (
        <div className={`${row} text-muted`}>
          <dt>{t('price.deposit')}</dt>
          <dd className="font-head text-h3 text-ink">{money({ minor: deposit })}</dd>
        </div>
      )}
    </dl>
  );
}
