import type { PublicPlace } from '@lendring/contracts/kernel/place.js';
import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import type { Picture, Pricing } from '@lendring/contracts/rules/terms.js';
import type { Owner } from '../src/offer/decide-publishable.js';

export const offerId = 'k3v9w0m2xa';
export const ownerId = '0b9a5f7e-6d1c-4f0e-9a34-5c2d7e8f1a20';
export const strangerId = '9f1c2b3a-4d5e-4f60-8a7b-6c5d4e3f2a1b';
export const owned = { offerId, ownerId };

export const picture = (n: number): Picture => ({
  imageId: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  width: 1200,
  height: 900,
});

export const rough: PublicPlace = {
  city: 'Freiburg im Breisgau',
  cityId: '2925177',
  cityUrl: 'freiburg-im-breisgau',
  country: 'DE',
  point: { lat: 47.99391, lng: 7.86022 },
  radius: 1500,
  exact: false,
  street: null,
  postal: null,
};
export const exact: PublicPlace = {
  ...rough,
  point: { lat: 47.99593, lng: 7.84953 },
  radius: 0,
  exact: true,
  street: 'Kaiser-Joseph-Straße 100',
  postal: '79098',
};
export const placeId = '5e2d9a41-7c38-4b06-9f1d-2a6b8c0e4d17';
export const garage: PublicPlace = { ...rough, point: { lat: 47.97012, lng: 7.81234 } };
export const privateOwner: NonNullable<Owner> = {
  place: rough,
  commercial: false,
  completed: true,
  completedCommercial: false,
  traderReady: false,
};
export const companyOwner: NonNullable<Owner> = {
  place: exact,
  commercial: true,
  completed: true,
  completedCommercial: true,
  traderReady: true,
};

export const perDay: Pricing = {
  pricingId: 'e1f2a3b4-c5d6-4e7f-8a9b-0c1d2e3f4a5b',
  rentType: 1,
  paymentType: 1,
  price: { kind: 'money', money: { minor: 1500, currency: 'EUR' } },
  minDuration: 1,
  maxDuration: null,
  donationTarget: null,
};

export const drafted: OfferEvent = { type: 'OfferDrafted', data: { ...owned, language: 'de' } };
export const described: OfferEvent = {
  type: 'OfferDescribed',
  data: { ...owned, title: 'Kamera', shortDescription: 'Vollformat', description: 'Mit zwei Objektiven.' },
};

export const complete: readonly OfferEvent[] = [
  drafted,
  { type: 'OfferCategorised', data: { ...owned, categoryId: 102 } },
  { type: 'OfferImageAdded', data: { ...owned, picture: picture(1) } },
  described,
  { type: 'OfferPriced', data: { ...owned, pricings: [perDay] } },
  { type: 'OfferTermsAccepted', data: { ...owned, termsVersion: '2024-11' } },
];
export const published: readonly OfferEvent[] = [
  ...complete,
  { type: 'OfferPublished', data: { ...owned, categoryId: 102, place: rough, commercial: false } },
];
export const deactivated: OfferEvent = { type: 'OfferDeactivated', data: owned };
export const deleted: OfferEvent = { type: 'OfferDeleted', data: owned };
