import { useState } from 'react';
import type { DeliveryPlaceShape, OfferShape } from '@lendring/contracts/http/offer.js';
import type { RequestBody } from '@lendring/contracts/http/request.js';
import { choicesOf, type DeliveryChoice, deliveryPrice } from '@lendring/contracts/rules/delivery.js';
import { deliveryPlacesQuery } from '../../../api/offer.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { drafts, useKeepDraft } from '../../../lib/forms/drafts.js';

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
  /** The address that the borrower picked no longer exists. */
  isPlaceGone: boolean;
  /** The addresses could not be loaded. */
  failed: boolean;
}>;

/** `hasPicked`: the borrower picked `placeId`; otherwise the nearest address applies. */
type Kept = Readonly<{ choice: DeliveryChoice | null; hasPicked: boolean; placeId: string | null }>;
const fresh: Kept = { choice: null, hasPicked: false, placeId: null };

/** Draft that keeps the delivery for a reload and for the way to the addresses and back. */
export const deliveryDraft = (offerId: string): string => `delivery-${offerId}`;

/** Chosen return service with its price. `isAsked`: the offer delivers, and the reader may send a request. */
export const useDelivery = ({ offer_id: id, delivery }: OfferShape, isAsked: boolean): Delivery => {
  const [kept, setKept] = useState(() => drafts.read(deliveryDraft(id), fresh));
  useKeepDraft(deliveryDraft(id), kept, fresh);
  const { hasPicked, placeId: picked } = kept;
  // The owner may have changed the services since the choice was kept.
  const choice = choicesOf(delivery ?? { services: [] }).find((one) => one === kept.choice) ?? null;
  const { data: places, isError: failed } = useQuery({
    ...deliveryPlacesQuery(useApi(), id),
    enabled: isAsked && delivery !== null,
  });
  const near = places?.find(({ up_to_km: km }) => km !== null) ?? places?.[0];
  const place = hasPicked ? places?.find(({ place_id: one }) => one === picked) : near;
  const rule = delivery && {
    services: delivery.services,
    steps: delivery.steps.map(({ up_to_km: upToKm, price: cents }) => ({ upToKm, cents })),
  };
  return {
    choice,
    placeId: place?.place_id ?? null,
    onChoice: (next) => setKept({ ...kept, choice: next }),
    onPlace: (placeId) => setKept({ ...kept, hasPicked: true, placeId }),
    price: choice && places ? deliveryPrice(rule, choice, place?.up_to_km) : null,
    places,
    isPlaceGone: hasPicked && places !== undefined && place === undefined,
    failed,
  };
};

/** Cents of the chosen delivery; null if none is chosen, or while it has an obstacle. */
export const deliveryCents = ({ price }: Pick<Delivery, 'price'>): number | null =>
  price && 'total' in price ? price.total : null;

/** Part of the request that asks for the delivery. */
export const deliveryBody = ({ choice, placeId }: Delivery): Pick<RequestBody, 'delivery'> =>
  choice ? { delivery: { choice, place_id: placeId } } : {};
