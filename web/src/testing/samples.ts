import type { CityShape } from '@lendring/contracts/http/reference.js';
import type { PeriodShape } from '@lendring/contracts/http/request.js';
import type { OfferCardShape, UserCard } from '@lendring/contracts/http/shapes.js';
import { addDays } from '@lendring/contracts/kernel/days.js';

export const userCard = (change: Partial<UserCard> = {}): UserCard => ({
  user_id: '6f1c9d3e-2b4a-4c8d-9e0f-1a2b3c4d5e6f',
  nickname: 'zeltfreundin',
  color: '#ffe0b0',
  image_thumb: null,
  commercial: false,
  organisation: null,
  company: null,
  city: 'Köln',
  registration: '2023-05-01T08:00:00.000Z',
  rating: { average: 4.9, count: 38 },
  lent_count: 41,
  answer_minutes: 120,
  verified: { email: true, phone: false },
  ...change,
});

export const offerCard = (change: Partial<OfferCardShape> = {}): OfferCardShape => ({
  offer_id: 'a1b2c3d4e5',
  status: 'active',
  language: 'de',
  category_id: 405,
  title: 'Familienzelt für sechs',
  short_description: 'Drei Kabinen, Stehhöhe im Vorraum.',
  image: null,
  pricing: [
    {
      pricing_id: '0c9a7f1e-3b5d-4e6f-8a1b-2c3d4e5f6a7b',
      renttype_id: 1,
      paymenttype_id: 1,
      amount: 900,
      duration_min: 1,
      duration_max: 4,
      donation_target: null,
    },
  ],
  deposit: 5000,
  quantity: 1,
  deposit_kind: null,
  deposit_per_unit: false,
  place: {
    city: 'Köln',
    city_id: 'de-koeln',
    city_url: 'koeln',
    country: 'DE',
    lat: 50.96,
    lng: 6.95,
    radius_m: 900,
    exact: false,
    street: null,
    postal: null,
  },
  distance_km: 2.8,
  commercial: false,
  commercial_only: false,
  members_only: false,
  rating: { average: 5, count: 12 },
  owner: userCard(),
  published_at: '2027-05-01T08:00:00.000Z',
  changed_at: '2027-05-01T08:00:00.000Z',
  availability: null,
  days_price: null,
  hits: null,
  ...change,
});

/** Period of whole days, both inclusive. */
export const wholeDays = (first: string, last = first, zone = 'UTC'): PeriodShape => ({
  kind: 'days',
  date_from: first,
  date_to: last,
  time_from: null,
  duration: null,
  start: `${first}T00:00:00.000Z`,
  end: `${addDays(last, 1)}T00:00:00.000Z`,
  zone,
});

export const koelnWith = (...postal: readonly string[]): CityShape => ({
  id: 'g1',
  city: 'Köln',
  city_url: 'koeln',
  country: 'DE',
  region: null,
  district: null,
  lat: 50.9,
  lng: 6.9,
  postal_count: 46,
  postal: postal.map((code) => ({ id: `de-${code}`, postal: code })),
});
