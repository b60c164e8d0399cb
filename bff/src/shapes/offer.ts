import type { Point, PublicPlace } from '@lendring/contracts/kernel/place.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { AudienceShape, OfferShape } from '@lendring/contracts/http/offer.js';
import type { DaysPriceShape, OfferCardShape, PlaceShape, UserCard } from '@lendring/contracts/http/shapes.js';
import { pricingToShape } from '@lendring/contracts/http/convert.js';
import type { OfferCard, OfferView } from '@lendring/contracts/offer/queries.js';
import { distanceKm } from '@lendring/contracts/rules/distance.js';
import { daysBetween } from '@lendring/contracts/kernel/days.js';
import { priceForDays } from '@lendring/contracts/rules/price-for-days.js';
import { pictureShape, type PictureUrl } from './picture.js';
import { ratingShape } from './user.js';

export const placeShape = (p: PublicPlace): PlaceShape => ({
  city: p.city,
  city_id: p.cityId,
  city_url: p.cityUrl,
  country: p.country,
  lat: p.point.lat,
  lng: p.point.lng,
  radius_m: p.radius,
  exact: p.exact,
  street: p.street,
  postal: p.postal,
});

const tenths = (km: number): number => Math.round(km * 10) / 10;

type Common = Pick<OfferCard, Extract<keyof OfferCard, keyof OfferView>>;

const common = (o: Common, owner: UserCard | null) => ({
  offer_id: o.offerId,
  status: o.status,
  language: o.language,
  category_id: o.categoryId,
  title: o.title,
  short_description: o.shortDescription,
  pricing: o.pricings.map(pricingToShape),
  deposit: o.deposit?.minor ?? null,
  place: o.place && placeShape(o.place),
  commercial: o.commercial,
  commercial_only: o.commercialOnly,
  members_only: o.audience.seenBy === 'members',
  rating: ratingShape(o.rating),
  owner,
  published_at: o.publishedAt,
  changed_at: o.changedAt,
  hits: o.hits,
});

export const daysPriceShape = (
  pricings: OfferCard['pricings'],
  { from, to }: Readonly<{ from: string; to: string }>,
): DaysPriceShape | null => {
  const price = priceForDays(pricings, daysBetween(from, to));
  if (!price) return null;
  const {
    pricing: { pricingId: pricing_id },
  } = price;
  if ('problem' in price) return { pricing_id, units: null, amount: null, problem: price.problem };
  const { units, total } = price;
  return {
    pricing_id,
    units,
    amount: total.kind === 'money' ? total.money.minor : total.kind === 'things' ? total.count : 0,
    problem: null,
  };
};

type ForDays = Pick<OfferCardShape, 'availability' | 'days_price'>;
const noDays: ForDays = { availability: null, days_price: null };

export const offerCardShape = (
  o: OfferCard,
  owner: UserCard | null,
  forDays: ForDays | null,
  url: PictureUrl,
): OfferCardShape => ({
  ...common(o, owner),
  image: o.image && pictureShape(o.image, url),
  distance_km: o.distanceKm === null ? null : tenths(o.distanceKm),
  ...(forDays ?? noDays),
});

/**
 * @param groups names of the caller's groups; others are omitted or offered for joining
 * @param from home of the caller, for the distance; null for visitors
 * @param countingTerms terms versions that count for a draft
 */
export const offerShape = (
  o: OfferView,
  owner: UserCard | null,
  { groups, joinable }: Pick<AudienceShape, 'groups' | 'joinable'>,
  asker: UserId | null,
  url: PictureUrl,
  countingTerms: readonly string[],
  from: Point | null = null,
): OfferShape => ({
  ...common(o, owner),
  distance_km: from && o.place ? tenths(distanceKm(from, o.place.point)) : null,
  description: o.description,
  images: o.images.map((image) => pictureShape(image, url)),
  hidden_images: o.hiddenPictures.map(({ imageId, decisionId }) => ({ image_id: imageId, decision_id: decisionId })),
  metadata: [...o.metadata],
  tags: [...o.tags],
  auto_accept: o.autoAccept,
  // A published offer keeps the terms of its publication.
  terms_accepted: o.status !== 'draft' || (o.termsVersion !== null && countingTerms.includes(o.termsVersion)),
  lent_count: o.lentCount,
  own: o.ownerId === asker,
  zone: o.place ? timeZones[o.place.country] : null,
  place_id: o.placeId,
  personal: asker !== null,
  audience: {
    groups,
    joinable,
    seen_by: o.audience.seenBy,
    lent_to: o.audience.lentTo,
    free_for_members: o.audience.freeForMembers,
    belongs_to: o.audience.belongsTo,
  },
});
