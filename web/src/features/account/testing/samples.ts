import type { Profile } from '../../../lib/session.js';

/** Somebody who has just signed in for the first time; for tests. */
export const emptyProfile: Profile = {
  user_id: '6f1c9d3e-2b4a-4c8d-9e0f-1a2b3c4d5e6f',
  email: 'mila@example.org',
  email_verified: true,
  contact_email: 'mila@example.org',
  phone: null,
  nickname: null,
  lastname: null,
  firstname: null,
  commercial: false,
  company: null,
  registration: '2023-05-01T08:00:00.000Z',
  completed: false,
  completed_commercial: false,
  color: '#ffe0b0',
  image_thumb: null,
  rating: { average: null, count: 0 },
  plan_id: null,
  company_description: null,
  company_legalhints: null,
  company_homepage: null,
  company_vat_id: null,
  address: null,
  opening_hours: null,
  privacy: { answer_time: true, loans: true, search_engines: true },
  search_start: { region: null, radius: null },
  language: 'de',
  primary_place_id: null,
  billing_address: null,
};

/** Somebody who can ask and lend. */
export const fullProfile: Profile = {
  ...emptyProfile,
  nickname: 'mila_kern',
  firstname: 'Mila',
  lastname: 'Kern',
  completed: true,
  rating: { average: 4.9, count: 12 },
  address: {
    street: 'Venloer Straße 12',
    postal_id: 'de-50823',
    postal: '50823',
    city: 'Köln',
    city_id: 'g1',
    city_url: 'koeln',
    country: 'DE',
  },
};
