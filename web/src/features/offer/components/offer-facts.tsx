import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { UserCard } from '@lendring/contracts/http/shapes.js';
import { money, moneyExact } from '../../../i18n/format.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { datedPrices } from '../../../parts/offers/dated-prices.js';
import { amountText, discountRows } from '../../../parts/offers/PriceText.js';
import { deliveryTexts, offeredOf } from '../../../parts/offers/delivery.js';
import { Avatar } from '../../../ui/Avatar.js';
import { PaymentTag } from '../../../ui/Tag.js';
import { ownerName, pricingText } from './words.js';

export function OwnerLine({ owner }: Readonly<{ owner: UserCard }>) {
  const { t } = useTranslation(['offer', 'common']);
  return (
    <p className="mt-3 flex items-center gap-2.5 text-base">
      <Avatar person={owner} size={32} className="print:hidden" />
      <span className="min-w-0 wrap-anywhere">
        <Link to="/user/$nickname" params={{ nickname: owner.nickname }} className="font-bold">
          {ownerName(owner)}
        </Link>
        <span className="text-muted"> · {t(`common:person.${owner.organisation ?? 'private'}`)}</span>
      </span>
    </p>
  );
}

const row = 'flex items-center justify-between gap-4 border-b border-line py-2.5';

export function PriceTable({
  pricing,
  deposit,
  deposit_kind: kind,
  deposit_per_unit: perUnit,
  quantity,
  delivery,
  opening,
}: Pick<
  OfferShape,
  'pricing' | 'deposit' | 'deposit_kind' | 'deposit_per_unit' | 'quantity' | 'delivery' | 'opening'
>) {
  const { t } = useTranslation('offer');
  const { t: rules } = useTranslation('offerRules');
  const words = useAnyText();
  const locale = useLocale();
  return (
    <dl>
      {quantity > 1 && (
        <div className={row}>
          <dt>{t('count.stock')}</dt>
          <dd className="text-right">{t('count.stockEach', { count: quantity })}</dd>
        </div>
      )}
      {pricing.map((price) => (
        <Fragment key={price.pricing_id}>
          <div className={row}>
            <dt className="min-w-0 wrap-anywhere">{pricingText(words, price)}</dt>
            <dd className="flex shrink-0 items-center gap-2.5 font-head text-h3">
              {price.paymenttype_id !== 1 && price.paymenttype_id !== 5 && (
                <PaymentTag type={price.paymenttype_id} className="font-body max-sm:hidden" />
              )}
              {amountText(words, price)}
            </dd>
          </div>
          {discountRows(words, price).map(({ label, amount, isRounded }) => (
            <div key={label} className={`${row} pl-4 text-muted`}>
              <dt className="min-w-0 wrap-anywhere">{label}</dt>
              {amount !== null && (
                <dd className="shrink-0 font-head text-h3 text-ink">
                  {isRounded
                    ? words('price.rounded', { amount: moneyExact({ minor: amount }) })
                    : moneyExact({ minor: amount })}
                </dd>
              )}
            </div>
          ))}
          {datedPrices(words, locale, price, opening).map(({ label, amount }) => (
            <div key={label} className={`${row} pl-4 text-muted`}>
              <dt className="min-w-0 wrap-anywhere">{label}</dt>
              <dd className="shrink-0 font-head text-h3 text-ink">{money({ minor: amount })}</dd>
            </div>
          ))}
        </Fragment>
      ))}
      {deposit !== null && deposit > 0 && (
        <div className={`${row} text-muted`}>
          <dt>{t(`price.deposit.${kind ?? 'unstated'}`)}</dt>
          <dd className="font-head text-h3 text-ink">
            {perUnit && quantity > 1
              ? t('price.depositEach', { amount: money({ minor: deposit }) })
              : money({ minor: deposit })}
          </dd>
        </div>
      )}
      {kind === 'document' && (
        <div className={`${row} text-muted`}>
          <dt>{t('price.deposit.document')}</dt>
          <dd className="text-right text-ink">{t('price.document')}</dd>
        </div>
      )}
      {delivery && (
        <div className={row}>
          <dt>{rules('delivery.title')}</dt>
          <dd className="text-right">{rules(`delivery.offers.${offeredOf(delivery)}`)}</dd>
        </div>
      )}
      {delivery &&
        deliveryTexts(rules, delivery).map(({ label, price }) => (
          <div key={label} className={`${row} pl-4 text-muted`}>
            <dt>{label}</dt>
            <dd className="shrink-0 font-head text-h3 text-ink">{price}</dd>
          </div>
        ))}
      {delivery?.note && (
        <div className={`${row} pl-4 text-muted`}>
          <dt className="sr-only">{rules('delivery.note')}</dt>
          <dd className="min-w-0 wrap-anywhere">{delivery.note}</dd>
        </div>
      )}
    </dl>
  );
}
