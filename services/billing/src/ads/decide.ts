import type { AdCountEvent, AdEvent, AdCount } from '@lendring/contracts/billing/ads.js';
import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { Temporal } from 'temporal-polyfill';
import type { Ad, Draft } from './ad.aggregate.js';

export type AdDecision = Decision<readonly AdEvent[], BillingRefusal>;
export type AdAct = Readonly<{ adId: string; at: string }>;
export type OwnAct = AdAct & Readonly<{ userId: string }>;

export const startOfDay = (day: string, zone: string): string =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds).toISOString();

const nothing: AdDecision = decided([]);

export const end = ({ placed, ended }: Ad, { adId, at }: AdAct): AdDecision => {
  if (!placed) return refused('ad_not_found');
  return ended ? refused('ad_ended') : decided([{ type: 'AdEnded', data: { adId, at } }]);
};

/** Counts views and clicks, including late ones from just before the end; ignores unknown ads. */
export const count = (
  { placed }: Ad,
  { adId, day, views, clicks }: Readonly<{ adId: string; day: string }> & AdCount,
): readonly AdCountEvent[] =>
  placed && views + clicks > 0 ? [{ type: 'AdCounted', data: { adId, day, views, clicks } }] : [];

export const ownDraft = ({ draft }: Ad, userId: string): Draft | null =>
  draft?.userId === userId && draft.stage !== 'dropped' ? draft : null;

/** Confirms the payment of a booking. Repeated, late or unrelated payments change nothing. */
export const paid = (state: Ad, { adId, at }: AdAct, paymentId: string): AdDecision =>
  state.draft?.stage === 'booked' && state.draft.paymentId === paymentId && !state.spent.includes(paymentId)
    ? decided([{ type: 'AdPaid', data: { adId, paymentId, at } }])
    : nothing;

export const dropBooking = ({ draft: own }: Ad, adId: string, paymentId: string): AdDecision =>
  own?.stage === 'booked' && own.paymentId === paymentId
    ? decided([{ type: 'AdBookingDropped', data: { adId, paymentId } }])
    : nothing;
