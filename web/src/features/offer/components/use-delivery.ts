import { useState } from 'react';
import type { DeliveryPlaceShape, OfferShape } from '@lendring/contracts/http/offer.js';
import type { RequestBody } from '@lendring/contracts/http/request.js';
import { type DeliveryChoice, deliveryPrice } from '@lendring/contracts/rules/delivery.js';
import { deliveryPlacesQuery } from '../../../api/offer.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';

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
