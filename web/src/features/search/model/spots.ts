import type { OfferCardShape } from '@lendring/contracts/http/shapes.js';
import type { Spot } from '../../../parts/map/spots.js';

export type SpotGroup = Readonly<{ spot: Spot; offerIds: readonly string[] }>;
type Texts = Readonly<{ one: (offer: OfferCardShape) => string; several: (count: number) => string }>;

/**
 * Map markers. Offers at the same place share one marker with their number; offers without a place are omitted. Exact
 * locations of commercial lenders have no circle. A shared marker has the id of its active offer, else of its first.
 */
export const spotsOf = (
  offers: readonly OfferCardShape[],
  active: string | null,
  texts: Texts,
): readonly SpotGroup[] => {
  const places = Map.groupBy(
    offers.filter(({ place }) => place !== null),
    ({ place }) => `${place?.lat} ${place?.lng}`,
  );
  return [...places.values()].flatMap((together) => {
    const [first] = together;
    if (!first?.place) return [];
    const { place, title } = together.find(({ offer_id: id }) => id === active) ?? first;
    const offerIds = together.map(({ offer_id: id }) => id);
    const label = together.length === 1 ? texts.one(first) : texts.several(together.length);
    const id = active !== null && offerIds.includes(active) ? active : first.offer_id;
    return [
      {
        spot: {
          id,
          title,
          label,
          lat: first.place.lat,
          lng: first.place.lng,
          radius: place?.exact ? 0 : first.place.radius_m,
          count: together.length,
          several: texts.several,
        },
        offerIds,
      },
    ];
  });
};

export const pickedOf = (groups: readonly SpotGroup[], spotId: string, active: string | null): string => {
  const ids = groups.find(({ spot }) => spot.id === spotId)?.offerIds ?? [spotId];
  return ids[(active === null ? 0 : ids.indexOf(active) + 1) % ids.length] ?? spotId;
};
