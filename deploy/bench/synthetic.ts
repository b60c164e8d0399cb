import type { AccountEvent } from '@lendring/contracts/account/events.js';
import { latestBuiltTerms } from '@lendring/contracts/installation/built-terms.js';
import type { PublicPlace } from '@lendring/contracts/kernel/place.js';
import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import type { Pricing } from '@lendring/contracts/rules/terms.js';
import { postalIdOf } from '@lendring/contracts/place/postal-codes.js';
import type { PlaceIndex } from '@lendring/place/index/place-index.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { offers as demoOffers } from '../demo/content/offers.js';
import { offerIdOf } from '../demo/load-offers.js';

const BENCH = '3f0c2f5e-93b1-4b0e-8a60-1f6d0c5b7a44';
const OFFERS_PER_OWNER = 20;
const brands =
  'Bosch Makita Stihl Canon Sony Thule Coleman Kärcher Festool Metabo Yamaha Fender Decathlon Brompton Miele Philips'.split(
    ' ',
  );
const towns = (index: PlaceIndex) =>
  index.cities.filter(({ population, postals }) => population > 15_000 && postals.length > 0);

/** Units of each offer. */
export const STOCK = 80;

export const ownerIdOf = (n: number): string => derivedId(BENCH, `owner ${n}`);
export const syntheticOwnerOf = (offer: number): number => Math.floor(offer / OFFERS_PER_OWNER);
/** Users without offers. Enough that three runs of a part stay below 20 open requests per user. */
export const ASKERS = 120;
export const askerOf = (offers: number, n: number): number => syntheticOwnerOf(offers - 1) + 1 + (n % ASKERS);
export const syntheticOfferId = (n: number): string => offerIdOf(`bench ${n}`);
export const pricingIdOf = (offer: number): string => derivedId(BENCH, `pricing ${offer}`);

const randomFrom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Users and offers of a realistic town: texts mixed from the demo's sentences, places weighted by population. */
export const synthetic = (index: PlaceIndex, seed = 1, ownerOf = syntheticOwnerOf) => {
  const random = randomFrom(seed);
  const below = (end: number): number => Math.floor(random() * end);
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[below(list.length)];
    if (picked === undefined) throw new Error('Nothing to pick from');
    return picked;
  };
  const cities = towns(index);
  const sentences = demoOffers.flatMap(({ description }) => description.match(/[^.!?]+[.!?]/g) ?? []);
  // Prefer large cities, which come first in the list, so that most offers are in few towns.
  const city = () => cities[Math.floor(cities.length ** random()) - 1] ?? pick(cities);
  const jitter = (): number => (random() + random() - 1) * 0.06;

  const person = (n: number): readonly AccountEvent[] => {
    const { id, name, url, country, lat, lng, postals } = city();
    const userId = ownerIdOf(n);
    const postal = pick(postals);
    return [
      { type: 'AccountOpened', data: { userId, email: `owner${n}@example.org`, emailVerified: true, locale: 'de' } },
      { type: 'TermsAgreed', data: { userId, version: latestBuiltTerms, at: '2026-12-01T00:00:00.000Z' } },
      { type: 'NicknameChosen', data: { userId, nickname: `Verleih-${n}` } },
      { type: 'PersonNamed', data: { userId, firstname: `Vorname ${n}`, lastname: `Nachname ${n}` } },
      {
        type: 'MainAddressChanged',
        data: {
          userId,
          address: {
            street: `Musterweg ${n}`,
            postalId: postalIdOf(country, postal),
            postal,
            city: name,
            cityId: id,
            cityUrl: url,
            country,
            point: { lat: lat + jitter(), lng: lng + jitter() },
            accuracy: null,
            // Set an empty list: a missing list would be computed after the start, which relocates all offers of the
            // owner.
            around: [],
          },
        },
      },
    ];
  };

  const placeOf = (): PublicPlace => {
    const { id, name, url, country, lat, lng } = city();
    return {
      city: name,
      cityId: id,
      cityUrl: url,
      country,
      point: { lat: lat + jitter(), lng: lng + jitter() },
      radius: 1500,
      exact: false,
      street: null,
      postal: null,
    };
  };

  const offer = (n: number): readonly OfferEvent[] => {
    const demoOffer = pick(demoOffers);
    const owned = { offerId: syntheticOfferId(n), ownerId: ownerIdOf(ownerOf(n)) };
    const title =
      random() < 0.5
        ? demoOffer.title
        : `${demoOffer.title}, ${pick(brands)} ${String.fromCodePoint(65 + below(26))}${below(900)}`;
    const pricing: Pricing = {
      pricingId: pricingIdOf(n),
      rentType: 1,
      paymentType: 1,
      price: { kind: 'money', money: { minor: 100 * (1 + below(60)), currency: 'EUR' } },
      minDuration: 1,
      maxDuration: 30,
      donationTarget: null,
    };
    return [
      { type: 'OfferDrafted', data: { ...owned, language: 'de' } },
      { type: 'OfferCategorised', data: { ...owned, categoryId: demoOffer.categoryId } },
      {
        type: 'OfferImageAdded',
        data: { ...owned, picture: { imageId: derivedId(BENCH, `image ${n}`), width: 1200, height: 900 } },
      },
      {
        type: 'OfferDescribed',
        data: {
          ...owned,
          title: title.slice(0, 80),
          shortDescription: demoOffer.shortDescription,
          description: [
            demoOffer.description,
            ...Array.from({ length: below(5) }, () => pick(sentences).trim()),
            `Nummer ${n}.`,
          ].join(' '),
        },
      },
      { type: 'OfferTagged', data: { ...owned, tags: [...demoOffer.tags] } },
      { type: 'OfferPriced', data: { ...owned, pricings: [pricing] } },
      { type: 'OfferTermsAccepted', data: { ...owned, termsVersion: latestBuiltTerms } },
      { type: 'OfferQuantitySet', data: { ...owned, quantity: STOCK, revision: 1 } },
      {
        type: 'OfferPublished',
        data: { ...owned, categoryId: demoOffer.categoryId, place: placeOf(), commercial: false },
      },
    ];
  };

  const words = demoOffers.map(({ title }) => title.split(/[\s,]+/).filter((word) => word.length > 3));
  const question = (): string => {
    const { lat, lng } = city();
    const word = pick(pick(words.filter((of) => of.length > 0)));
    return new URLSearchParams({
      query: random() < 0.3 ? word.slice(0, Math.max(3, word.length - 2)) : word,
      lat: (lat + jitter()).toFixed(5),
      lng: (lng + jitter()).toFixed(5),
      perimeter: String(pick([5, 10, 25, 50])),
      ...(random() < 0.4 ? { price_max: String(500 * (1 + below(6))) } : {}),
      ...(random() < 0.3 ? { sort: pick(['newest', 'price', 'distance']) } : {}),
    }).toString();
  };
  return { person, offer, question };
};
