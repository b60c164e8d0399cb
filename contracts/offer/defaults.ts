import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { Money } from '../kernel/money.js';
import { AskRules } from '../rules/ask-rules.js';
import { noBookingRules } from '../rules/booking-rules.js';
import { holdHours } from '../rules/hold.js';
import { noAskRules } from '../rules/may-ask.js';
import { DepositKind, Preparation } from '../rules/terms.js';
import { BookingRules } from './booking-rules.js';
import { Delivery } from './delivery.js';
import { HoldHours } from './editing.js';

/** Conditions that each new offer of a provider begins with. Offers that exist keep theirs. */
export const OfferDefaults = z.strictObject({
  deposit: Money.nullable(),
  depositKind: DepositKind.nullable(),
  /** Absent in older events. */
  depositPerUnit: z.boolean().optional(),
  holdHours: HoldHours,
  bookingRules: BookingRules.safeExtend({ preparation: Preparation }),
  askRules: AskRules,
  delivery: Delivery.nullable(),
});
export type OfferDefaults = z.infer<typeof OfferDefaults>;

/** Defaults of a provider who set none. */
export const noOfferDefaults: Required<OfferDefaults> = {
  deposit: null,
  depositKind: null,
  depositPerUnit: false,
  holdHours: holdHours.usual,
  bookingRules: noBookingRules,
  askRules: { ...noAskRules, postals: [], towns: [] },
  delivery: null,
};

export const defaultsCommands = { setDefaults: OfferDefaults } as const;

const event = eventsWith({ ownerId: UserId });

/** Stream `offerdefaults-<ownerId>`: conditions that new offers of the owner begin with. */
export const OfferDefaultsEvent = z.discriminatedUnion('type', [
  event('OfferDefaultsSet', { defaults: OfferDefaults.nullable() }),
]);
export type OfferDefaultsEvent = z.infer<typeof OfferDefaultsEvent>;

/** Note of the delivery and town names are texts of the owner. */
export const offerDefaultsPersonal: PersonalFields<OfferDefaultsEvent> = {
  OfferDefaultsSet: { subject: 'ownerId', fields: ['defaults'] },
};

export const defaultsQueries = { defaults: { question: z.strictObject({}), answer: OfferDefaults } } as const;
