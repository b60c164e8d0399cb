import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeliveryPlaceShape, OfferShape } from '@lendring/contracts/http/offer.js';
import type { RequestBody } from '@lendring/contracts/http/request.js';
import { choicesOf, type DeliveryChoice, deliveryPrice, servicesOf } from '@lendring/contracts/rules/delivery.js';
import { deliveryPlacesQuery } from '../../../api/offer.js';
import { addressLine, ownPlacesQuery } from '../../../api/own-offers.js';
import { moneyExact, number } from '../../../i18n/format.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import type { Profile } from '../../../lib/session/session.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { Select } from '../../../ui/Select.js';

export type Delivery = Readonly<{
  choice: DeliveryChoice | null;
  /** Own address; null: the main one. */
  placeId: string | null;
  onChoice: (choice: DeliveryChoice | null) => void;
  onPlace: (placeId: string | null) => void;
  /** Price, or the obstacle; null if the borrower picks up and returns, or while loading. */
  price: ReturnType<typeof deliveryPrice> | null;
  /** Own addresses with a street; undefined while loading. */
  places: readonly DeliveryPlaceShape[] | undefined;
  /** The addresses could not be loaded. */
  failed: boolean;
}>;

/** Chosen return service with its price. `isAsked`: the offer delivers, and the reader may send a request. */
export const useDelivery = ({ offer_id: id, delivery }: OfferShape, isAsked: boolean): Delivery => {
  const [choice, onChoice] = useState<DeliveryChoice | null>(null);
  const [picked, onPlace] = useState<string | null>();
  const { data: places, isError: failed } = useQuery({
    ...deliveryPlacesQuery(useApi(), id),
    enabled: isAsked && delivery !== null,
  });
  const near = places?.find(({ up_to_km: km }) => km !== null) ?? places?.[0];
  const place = picked === undefined ? near : places?.find(({ place_id: one }) => one === picked);
  const rule = delivery && {
    services: delivery.services,
    steps: delivery.steps.map(({ up_to_km: upToKm, price: cents }) => ({ upToKm, cents })),
  };
  return {
    choice,
    placeId: place?.place_id ?? null,
    onChoice,
    onPlace,
    price: choice && places ? deliveryPrice(rule, choice, place?.up_to_km) : null,
    places,
    failed,
  };
};

/** Cents of the chosen delivery; null if none is chosen, or while it has an obstacle. */
export const deliveryCents = ({ price }: Pick<Delivery, 'price'>): number | null =>
  price && 'total' in price ? price.total : null;

/** Part of the request that asks for the delivery. */
export const deliveryBody = ({ choice, placeId }: Delivery): Pick<RequestBody, 'delivery'> =>
  choice ? { delivery: { choice, place_id: placeId } } : {};

type Props = Readonly<{
  rule: NonNullable<OfferShape['delivery']>;
  delivery: Delivery;
  profile: Profile;
  name: string;
  here: string;
}>;

export function DeliveryFields({ rule, delivery, profile, name, here }: Props) {
  const { t } = useTranslation('offerRules');
  const { choice, placeId, places = [], price, onChoice, onPlace } = delivery;
  const { data: own = [] } = useQuery({ ...ownPlacesQuery(useApi()), enabled: places.length > 1 });
  const obstacle = price && 'problem' in price ? price : null;
  const steps = rule.steps.map(({ up_to_km: upToKm, price: cents }) => ({ upToKm, cents }));
  const km = places.find(({ place_id: one }) => one === placeId)?.up_to_km;
  const detailOf = (one: DeliveryChoice): string => {
    const priced = deliveryPrice({ services: rule.services, steps }, one, km);
    if (!('total' in priced)) return '';
    return servicesOf(one).length === 1 || priced.total === 0
      ? moneyExact({ minor: priced.total })
      : t('delivery.costsBoth', {
          sum: moneyExact({ minor: priced.total }),
          each: moneyExact({ minor: priced.perWay }),
        });
  };
  const labelOf = (id: string | null): string => {
    const at = id === null ? profile.address : own.find(({ place_id: one }) => one === id);
    return at ? addressLine(at) : '';
  };
  return (
    <section className="flex flex-col gap-4">
      <RadioCards
        id="delivery"
        legend={t('delivery.question')}
        value={choice ?? 'self'}
        onChange={(next) => onChoice(next === 'self' ? null : next)}
        className="max-sm:grid-cols-1"
        options={[
          { value: 'self' as const, label: t('delivery.self'), detail: t('delivery.selfDetail') },
          ...choicesOf(rule).map((one) => ({ value: one, label: t(`delivery.choice.${one}`), detail: detailOf(one) })),
        ]}
      />
      {choice && places.length > 1 && (
        <Select
          id="delivery-place"
          label={t('delivery.place')}
          className="max-w-[440px]"
          value={placeId ?? ''}
          onChange={(event) => onPlace(event.target.value || null)}
          options={places.map(({ place_id: id }) => ({ value: id ?? '', label: labelOf(id) }))}
        />
      )}
      {obstacle && (
        <p role="status" className="text-base">
          {obstacle.problem === 'delivery_too_far'
            ? t('delivery.tooFar', { km: number(obstacle.km) })
            : t('delivery.placeNeeded')}{' '}
          <Link to="/account/places" search={{ return: here }} className="underline">
            {t('delivery.addPlace')}
          </Link>
        </p>
      )}
      {choice && delivery.failed && <p role="status">{t('delivery.unknown')}</p>}
      {choice && price && 'total' in price && (
        <p className="text-small text-muted">{t('delivery.shared', { name, address: labelOf(placeId) })}</p>
      )}
      {choice && rule.note && <p className="text-small text-muted wrap-anywhere">{rule.note}</p>}
    </section>
  );
}
