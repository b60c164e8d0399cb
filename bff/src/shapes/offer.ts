import { timeZones, type PublicPlace } from '@lendring/contracts/kernel/place.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { OfferCardShape, PlaceShape, UserCard } from '@lendring/contracts/http/shapes.js';
import { pricingToShape } from '@lendring/contracts/http/convert.js';
import type { OfferCard, OfferView } from '@lendring/contracts/offer/queries.js';
import { pictureShape, pictureUrl } from './picture.js';
import { ratingShape } from './user.js';

export const placeShape = (p: PublicPlace): PlaceShape => ({
  city: p.city, city_id: p.cityId, city_url: p.cityUrl, country: p.country, lat: p.point.lat, lng: p.point.lng,
  radius_m: p.radius, exact: p.exact, street: p.street, postal: p.postal,
});

type Common = Pick<OfferCard, Extract<keyof OfferCard, keyof OfferView>>;

const common = (o: Common, owner: UserCard | null) => ({
  offer_id: o.offerId, status: o.status, language: o.language, category_id: o.categoryId, title: o.title, short_description: o.shortDescription,
  pricing: o.pricings.map(pricingToShape), deposit: o.deposit?.minor ?? null, place: o.place && placeShape(o.place),
  commercial: o.commercial, commercial_only: o.commercialOnly, rating: ratingShape(o.rating), owner,
  published_at: o.publishedAt, changed_at: o.changedAt, hits: o.hits,
});

export const offerCardShape = (o: OfferCard, owner: UserCard | null, availability: OfferCardShape['availability'], url = pictureUrl): OfferCardShape => ({
  ...common(o, owner), image: o.image && pictureShape(o.image, url),
  distance_km: o.distanceKm === null ? null : Math.round(o.distanceKm * 10) / 10, availability,
});

export const offerShape = (o: OfferView, owner: UserCard | null, asker: UserId | null, url = pictureUrl): OfferShape => ({
  ...common(o, owner), distance_km: null, description: o.description, images: o.images.map((image) => pictureShape(image, url)), metadata: [...o.metadata], tags: [...o.tags],
  auto_accept: o.autoAccept, terms_accepted: o.termsAccepted, lent_count: o.lentCount, own: o.ownerId === asker,
  zone: o.place ? timeZones[o.place.country] : null,
});
