import type { DeliveryShape } from '@lendring/contracts/http/offer.js';
import type { DeliveryChoice } from '@lendring/contracts/rules/delivery.js';
import type { TFunction } from 'i18next';
import { money, number } from '../../i18n/format.js';

/** Services of an offer as the widest choice of a borrower. */
export const offeredOf = ({ services: [one, other] }: DeliveryShape): DeliveryChoice =>
  other ? 'both' : (one ?? 'both');

/** Steps of a delivery: `bis etwa 20 km` and `15 € je Weg`. */
export const deliveryTexts = (
  t: TFunction<'offerRules'>,
  { steps }: DeliveryShape,
): readonly Readonly<{ label: string; price: string }>[] =>
  steps.map(({ up_to_km: km, price }) => ({
    label: t('delivery.upTo', { km: number(km) }),
    price: price === 0 ? t('delivery.free') : t('delivery.perWay', { price: money({ minor: price }) }),
  }));
