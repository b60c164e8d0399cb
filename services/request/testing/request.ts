import { randomUUID } from 'node:crypto';
import type { CommandContext } from '@lendring/contracts/kernel/service-api.js';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import type { Period, Wish } from '@lendring/contracts/kernel/period.js';
import type { FrozenTerms } from '@lendring/contracts/request/asking.js';
import type { RequestEvent } from '@lendring/contracts/request/events.js';
import { noBookingRules } from '@lendring/contracts/rules/booking-rules.js';
import { alwaysOpen } from '@lendring/contracts/rules/opening-days.js';
import { noAskRules } from '@lendring/contracts/rules/may-ask.js';
import type { Asking, Terms } from '../src/asking/decide.js';
import { answerByOf, periodOf } from '../src/asking/period.js';

/** Readable and deterministic ids for failing tests. */
export const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const zone = 'Europe/Berlin';
export const offerId = 'dr11000001';
export const requestId = uuid(1);
export const vendor = uuid(11);
export const creator = uuid(12);
export const stranger = uuid(13);
export const pricingId = uuid(21);

/** Monday noon in Berlin; the sample period is Friday and Saturday of that week. */
export const now = '2025-05-05T10:00:00.000Z';
export const days = (from: string, to: string): Wish => ({ kind: 'days', from, to });
export const fixed = (wish: Wish): Period => {
  const period = periodOf(wish, zone);
  if (!period) throw new Error(`No such time: ${JSON.stringify(wish)}`);
  return period;
};
export const period = fixed(days('2025-05-09', '2025-05-11'));

export const terms: Terms = {
  offerId,
  ownerId: vendor,
  title: 'Drill',
  imageId: null,
  deposit: { minor: 5000, currency: 'EUR' },
  autoAccept: false,
  holdHours: 48,
  bookingRules: noBookingRules,
  askRules: noAskRules,
  delivery: null,
  parts: [],
  place: { country: 'DE', point: { lat: 50.94, lng: 6.96 }, radius: 1500 },
  commercialOnly: false,
  membersOnly: false,
  groupIds: [],
  belongsTo: null,
  town: { country: 'DE', cityId: 'g2886242', city: 'Köln' },
  zone,
  language: 'de',
  pricings: [
    {
      pricingId,
      rentType: 1,
      paymentType: 1,
      price: { kind: 'money', money: { minor: 800, currency: 'EUR' } },
      minDuration: 1,
      maxDuration: 14,
      donationTarget: null,
    },
  ],
};

let commands = 1000;
export const by = (userId: string, at = now): CommandContext => ({
  commandId: uuid(commands++),
  actor: { kind: 'user', userId, roles: [] },
  at,
  locale: 'de',
  requestId: 'test',
});
export const bySystem = (at: string): CommandContext => ({ ...by('', at), actor: { kind: 'system', name: 'test' } });

export const asking = (change: Partial<Asking> = {}): Asking => {
  const wish = change.wish ?? period.wish;
  const at = change.at ?? now;
  const wished = periodOf(wish, zone);
  return {
    requestId,
    offerId,
    wish,
    pricingId,
    quantity: 1,
    message: '',
    shareAddress: false,
    creatorId: creator,
    creator: { completed: true, commercial: false },
    terms,
    objection: null,
    reached: [],
    period: wished,
    opening: alwaysOpen,
    locale: 'de',
    answerBy: wished ? answerByOf(wished, at) : at,
    messageId: uuid(31),
    at,
    ...change,
  };
};

export const frozen: FrozenTerms = {
  title: terms.title,
  imageId: null,
  pricing: terms.pricings[0]!,
  units: 2,
  deposit: terms.deposit,
  autoAccept: false,
};

export const parties = { offerId, vendorId: vendor, creatorId: creator };
export const asked = (change: Partial<Extract<RequestEvent, { type: 'RequestAsked' }>['data']> = {}): RequestEvent => ({
  type: 'RequestAsked',
  data: {
    requestId,
    ...parties,
    period,
    askedAt: now,
    answerBy: (change.period ?? period).start,
    terms: frozen,
    ...change,
  },
});
export const groupThing = (groupId: string): RequestEvent => ({
  type: 'GroupThingAsked',
  data: { requestId, ...parties, groupId },
});
export const acceptedBy = (side: 'vendor' | 'creator'): RequestEvent => ({
  type: 'RequestAccepted',
  data: { requestId, side },
});
export const agreed: RequestEvent = { type: 'RequestAgreed', data: { requestId, ...parties } };
export const answered = (minutes = 0): RequestEvent => ({
  type: 'RequestAnswered',
  data: { requestId, ...parties, minutes },
});
export const completedAt = (at: string, endedAt = at): RequestEvent => ({
  type: 'RequestCompleted',
  data: { requestId, side: 'vendor', ...parties, endedAt, at },
});
export const withdrawnAt = (at: string): RequestEvent => ({
  type: 'RequestWithdrawn',
  data: { requestId, ...parties, at },
});
export const allAgreed: readonly RequestEvent[] = [
  asked(),
  acceptedBy('vendor'),
  answered(),
  acceptedBy('creator'),
  agreed,
];

export const accountDeleted = (userId: string): CloudEvent => ({
  specversion: '1.0',
  id: randomUUID(),
  source: '/account',
  type: 'account.deleted',
  subject: userId,
  time: now,
  datacontenttype: 'application/json',
  data: { userId },
});
