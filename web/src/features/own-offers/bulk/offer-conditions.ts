import type { OfferShape } from '@lendring/contracts/http/offer.js';

/** Fields of an offer that its conditions are made of. */
export const conditionFields = [
  'pricing',
  'deposit',
  'deposit_kind',
  'deposit_per_unit',
  'quantity',
  'commercial_only',
  'auto_accept',
  'hold_hours',
  'booking_rules',
  'ask_rules',
  'delivery',
] as const satisfies readonly (keyof OfferShape)[];
export type Conditions = Pick<OfferShape, (typeof conditionFields)[number]>;
