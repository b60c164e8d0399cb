import type { PlaceOpening } from '@lendring/contracts/account/opening-days.js';
import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { Point, PublicPlace } from '@lendring/contracts/kernel/place.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { OfferRowShape } from '@lendring/contracts/http/offer-table.js';
import type { AudienceShape, DeliveryShape, OfferObjection, OfferShape } from '@lendring/contracts/http/offer.js';
import type { DaysPriceShape, OfferCardShape, PlaceShape, UserCard } from '@lendring/contracts/http/shapes.js';
import type { OfferCard, OfferView } from '@lendring/contracts/offer/offer.js';
import { distanceKm } from '@lendring/contracts/rules/distance.js';
import { daysBetween } from '@lendring/contracts/kernel/days.js';
import { amountOf } from '@lendring/contracts/rules/combination.js';
import { priceForDays } from '@lendring/contracts/rules/price-for-days.js';
import { pricingShape } from './pricing.js';
import { pictureShape, type PictureUrl } from './picture.js';
import { ratingShape } from './user.js';

export const placeShape = ({ point, radius, ...place }: PublicPlace): Camel<PlaceShape> => ({
  ...place,
  ...point,
  radiusM: radius,
});

const tenths = (km: number): number => Math.round(km * 10) / 10;

type Common = Pick<OfferCard, Extract<keyof OfferCard, keyof OfferView>>;

const common = <Offer extends Common>(o: Offer, owner: Camel<UserCard> | null) => ({
  ...o,
  pricing: o.pricings.map(pricingShape),
  deposit: o.deposit?.minor ?? null,
  place: o.place && placeShape(o.place),
  membersOnly: o.audience.seenBy === 'members',
  rating: ratingShape(o.rating),
  owner,
});

export const daysPriceShape = (
  { pricings, times }: Pick<OfferCard, 'pricings' | 'times'>,
  { from, to }: Readonly<{ from: string; to: string }>,
  quantity = 1,
): Camel<DaysPriceShape> | null => {
  const price = priceForDays(pricings, daysBetween(from, to), quantity, from, times?.opening);
  if (!price) return null;
  const {
    pricing: { pricingId },
  } = price;
  if ('problem' in price) return { pricingId, units: null, amount: null, problem: price.problem };
  const { units } = price;
  return { pricingId, units, ...(quantity > 1 && { quantity }), amount: amountOf(price), problem: null };
};

type ForDays = Pick<Camel<OfferCardShape>, 'availability' | 'daysPrice'>;
const noDays: ForDays = { availability: null, daysPrice: null };

export const offerCardShape = (
  o: OfferCard,
  owner: Camel<UserCard> | null,
  forDays: ForDays | null,
  url: PictureUrl,
): Camel<OfferCardShape> => ({
  ...common(o, owner),
  image: o.image && pictureShape(o.image, url),
  distanceKm: o.distanceKm === null ? null : tenths(o.distanceKm),
  ...(forDays ?? noDays),
});

export const deliveryShape = (delivery: OfferView['delivery']): Camel<DeliveryShape> | null =>
  delivery && { ...delivery, steps: delivery.steps.map(({ upToKm, cents }) => ({ upToKm, price: cents })) };

/**
 * @param groups names of the caller's groups; other groups are omitted or listed as joinable @param from home of the
 * caller, for the distance; null for visitors @param countingTerms terms versions whose acceptance counts for a draft
 * @param opening null when unknown
 */
export const offerShape = (
  o: OfferView,
  owner: Camel<UserCard> | null,
  { groups, joinable }: Pick<Camel<AudienceShape>, 'groups' | 'joinable'>,
  asker: UserId | null,
  url: PictureUrl,
  countingTerms: readonly string[],
  from: Point | null = null,
  opening: PlaceOpening | null = null,
  cannotAsk: OfferObjection | null = null,
): Camel<OfferShape> => ({
  ...common(o, owner),
  distanceKm: from && o.place ? tenths(distanceKm(from, o.place.point)) : null,
  images: o.images.map((image) => pictureShape(image, url)),
  hiddenImages: o.hiddenPictures,
  // A published offer stays under the terms accepted at its publication, so only drafts are checked.
  termsAccepted: o.status !== 'draft' || (o.termsVersion !== null && countingTerms.includes(o.termsVersion)),
  own: o.ownerId === asker,
  zone: o.place ? timeZones[o.place.country] : null,
  opening: opening && (opening.week || opening.exceptions.length > 0) ? opening : null,
  personal: asker !== null,
  cannotAsk,
  delivery: deliveryShape(o.delivery),
  audience: { ...o.audience, groups, joinable, ofGroup: o.ofGroup },
});

/** Row of the owner's table; `withText`: with the description, which only files need. */
export const offerRowShape = (o: OfferView, url: PictureUrl, withText: boolean): Camel<OfferRowShape> => ({
  ...common(o, null),
  image: o.images[0] ? pictureShape(o.images[0], url) : null,
  imageIds: o.images.map(({ imageId }) => imageId),
  hiddenImageCount: o.hiddenPictures.length,
  delivery: deliveryShape(o.delivery),
  description: withText ? o.description : '',
});
