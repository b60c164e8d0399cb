import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { Locale } from '../../../i18n/locale.js';

/** A draft before anything was given to it: nothing of it is stored yet, so it has no id. */
export const blankOffer = (language: Locale): OfferShape => ({
  offer_id: '',
  status: 'draft',
  language,
  category_id: null,
  title: '',
  short_description: '',
  description: '',
  images: [],
  pricing: [],
  deposit: null,
  metadata: [],
  tags: [],
  place: null,
  distance_km: null,
  commercial: false,
  commercial_only: false,
  auto_accept: false,
  terms_accepted: false,
  rating: { average: null, count: 0 },
  lent_count: 0,
  owner: null,
  published_at: null,
  changed_at: '',
  hits: null,
  own: true,
  zone: null,
  place_id: null,
});
