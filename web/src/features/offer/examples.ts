import { noPreparation } from '@lendring/contracts/rules/preparation.js';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { noAskRulesShape } from '../../parts/offers/ask-rules.js';
import { offerCard, userCard } from '../../testing/samples.js';
import type { Taken } from './model/taken.js';

export const pricing = (change: Partial<PricingShape> = {}): PricingShape => ({
  pricing_id: '00000000-0000-4000-8000-000000000001',
  renttype_id: 1,
  paymenttype_id: 1,
  amount: 900,
  duration_min: 1,
  duration_max: 4,
  donation_target: null,
  ...change,
});
export const taken = (start: string, end: string, reason: Taken['reason'] = 'booked', units = 1): Taken => ({
  start,
  end,
  reason,
  request_id: null,
  block_id: null,
  counter_loan_id: null,
  entry_id: null,
  note: null,
  requesttype_id: null,
  units,
});

export const offer = (change: Partial<OfferShape> = {}): OfferShape => {
  const { image: _image, availability: _availability, days_price: _price, ...card } = offerCard();
  return {
    ...card,
    description: 'Aufgebaut in zwanzig Minuten.',
    hidden_images: [],
    images: [],
    metadata: [],
    parts: [],
    tags: [],
    auto_accept: false,
    hold_hours: 48,
    booking_rules: { lead_days: 0, lead_until: null, longest_advance: null, preparation: noPreparation },
    ask_rules: noAskRulesShape,
    delivery: null,
    cannot_ask: null,
    terms_accepted: true,
    lent_count: 3,
    own: false,
    place_id: null,
    number: null,
    opening: null,
    personal: true,
    audience: {
      groups: [],
      joinable: [],
      seen_by: 'everyone',
      lent_to: 'everyone',
      free_for_members: false,
      belongs_to: null,
      of_group: false,
    },
    zone: 'Europe/Berlin',
    owner: userCard(),
    pricing: [
      pricing(),
      pricing({
        pricing_id: '00000000-0000-4000-8000-000000000002',
        renttype_id: 4,
        paymenttype_id: 2,
        amount: 1,
        duration_max: 3,
      }),
    ],
    ...change,
  };
};
