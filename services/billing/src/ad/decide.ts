import type { AdCountEvent, AdEvent } from '@lendring/contracts/billing/ad-events.js';
import {
  MOST_AHEAD_DAYS,
  type AdBreakpoint,
  type AdContent,
  type AdCount,
  type AdTerms,
  type AdWishes,
  type AdWords,
  type HouseTerms,
} from '@lendring/contracts/billing/ads.js';
import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { addDays } from '@lendring/contracts/rules/days.js';
import { Temporal } from 'temporal-polyfill';
import type { Ad, Draft } from './ad.js';

export type AdDecision = Decision<readonly AdEvent[], BillingRefusal>;
type Act = Readonly<{ adId: string; at: string }>;
export type OwnAct = Act & Readonly<{ userId: string }>;

const startOfDay = (day: string, zone: string): string =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds).toISOString();

const nothing: AdDecision = decided([]);

export const place = (
  { placed, draft }: Ad,
  { adId, at }: Act,
  ad: Readonly<{ content: AdContent; terms: AdTerms }>,
): AdDecision => decided(placed || draft ? [] : [{ type: 'AdPlaced', data: { adId, ...ad, at } }]);

export const end = ({ placed, ended }: Ad, { adId, at }: Act): AdDecision => {
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

const settledBy = (draft: Draft | null): BillingRefusal | null => {
  switch (draft?.stage) {
    case undefined:
    case 'dropped':
      return 'ad_not_found';
    case 'booked':
      return 'ad_waits_for_payment';
    case 'review':
    case 'approved':
      return 'ad_settled';
    case 'draft':
    case 'declined':
      return null;
  }
};

/** Creates or edits a draft; paid ads cannot be edited, so that the reviewed content stays. */
export const draft = (
  state: Ad,
  { adId, at, userId }: OwnAct,
  { words, wishes, house = false }: Readonly<{ words: AdWords; wishes: AdWishes; house?: boolean }>,
): AdDecision => {
  if (state.placed && !state.draft) return refused('ad_not_found');
  // Only house ads have a separate payer or an area: members pay themselves, at a price for all areas.
  if (!house && (words.payer !== undefined || wishes.area)) return refused('ad_house_only');
  if (wishes.from !== null && wishes.from > addDays(at.slice(0, 10), MOST_AHEAD_DAYS))
    return refused('ad_begins_too_late');
  const own = ownDraft(state, userId);
  const problem = state.draft ? settledBy(own) : null;
  if (problem) return refused(problem);
  // A paid ad never becomes a house ad, or the reverse.
  if (own && own.house !== house) return refused('ad_not_found');
  const isSame = own?.stage === 'draft' && JSON.stringify([own.words, own.wishes]) === JSON.stringify([words, wishes]);
  return isSame
    ? nothing
    : decided([{ type: 'AdDrafted', data: { adId, userId, words, wishes, ...(house && { house }), at } }]);
};

export const setPicture = (
  state: Ad,
  { adId, userId }: OwnAct,
  { from, imageId }: Readonly<{ from: AdBreakpoint; imageId: string | null }>,
): AdDecision => {
  const own = ownDraft(state, userId);
  const problem = settledBy(own);
  if (problem) return refused(problem);
  const before = own?.pictures.find((one) => one.from === from)?.imageId ?? null;
  return before === imageId ? nothing : decided([{ type: 'AdPictureSet', data: { adId, from, imageId } }]);
};

export const drop = (state: Ad, { adId, at, userId }: OwnAct): AdDecision => {
  const problem = settledBy(ownDraft(state, userId));
  return problem ? refused(problem) : decided([{ type: 'AdDropped', data: { adId, at } }]);
};

export const book = (
  state: Ad,
  { adId, at, userId }: OwnAct,
  { net, paymentId }: Readonly<{ net: number; paymentId: string }>,
): AdDecision => {
  const own = ownDraft(state, userId);
  if (own?.house) return refused('ad_not_found');
  // A repeated click, or another device.
  if (own?.stage === 'booked') return nothing;
  const problem = settledBy(own);
  if (problem) return refused(problem);
  if (!own?.pictures.some(({ from }) => from === 0)) return refused('ad_picture_missing');
  return decided([{ type: 'AdBooked', data: { adId, net, paymentId, at } }]);
};

/**
 * Publishes a house ad on the desired day or at once. The content then belongs to the operator and stays when the
 * author's account is deleted. `zone`: the issuer's time zone.
 */
export const placeHouse = (
  state: Ad,
  { adId, at, userId }: OwnAct,
  { terms: { until: last, views, weight }, reason }: Readonly<{ terms: HouseTerms; reason: string }>,
  zone: string,
): AdDecision => {
  const own = ownDraft(state, userId);
  if (!own?.house || !own.words) return refused('ad_not_found');
  if (state.placed) return nothing;
  const { from: day, language, categoryId, area } = own.wishes;
  const wished = day === null ? at : startOfDay(day, zone);
  const from = wished > at ? wished : at;
  const until = last === null ? null : startOfDay(Temporal.PlainDate.from(last).add({ days: 1 }).toString(), zone);
  if (until !== null && until <= from) return refused('ad_ends_too_early');
  if (!own.pictures.some((one) => one.from === 0)) return refused('ad_picture_missing');
  const content = { ...own.words, pictures: [...own.pictures] };
  const shown = { from, until, views, weight, language, categoryId, ...(area && { area }) };
  return decided([{ type: 'AdPlaced', data: { adId, content, terms: shown, reason, at } }]);
};

/** Confirms the payment of a booking. Repeated, late or unrelated payments change nothing. */
export const paid = (state: Ad, { adId, at }: Act, paymentId: string): AdDecision =>
  state.draft?.stage === 'booked' && state.draft.paymentId === paymentId && !state.spent.includes(paymentId)
    ? decided([{ type: 'AdPaid', data: { adId, paymentId, at } }])
    : nothing;

export const dropBooking = ({ draft: own }: Ad, adId: string, paymentId: string): AdDecision =>
  own?.stage === 'booked' && own.paymentId === paymentId
    ? decided([{ type: 'AdBookingDropped', data: { adId, paymentId } }])
    : nothing;

/**
 * Approves a reviewed ad: it runs from now or the desired day until the paid views are used up. `seen`: payment id of
 * the reviewed version; `zone`: the issuer's time zone.
 */
export const approve = (
  { draft: own }: Ad,
  { adId, at }: Act,
  { seen, zone }: Readonly<{ seen?: string | undefined; zone: string }>,
): AdDecision => {
  if (own?.stage !== 'review' || !own.words) return refused('ad_not_in_review');
  if (seen !== undefined && seen !== own.paymentId) return refused('ad_booked_anew');
  const { from: day, views, language, categoryId } = own.wishes;
  const wished = day === null ? at : startOfDay(day, zone);
  const terms = { from: wished > at ? wished : at, until: null, views, weight: 1, language, categoryId };
  return decided([{ type: 'AdApproved', data: { adId, terms, at } }]);
};

/** Rejects a reviewed ad: the payment is refunded and the owner may edit the ad. */
export const decline = (
  { draft: own }: Ad,
  { adId, at }: Act,
  { seen, reason }: Readonly<{ seen?: string | undefined; reason: string }>,
): AdDecision => {
  if (own?.stage !== 'review' || own.paymentId === null) return refused('ad_not_in_review');
  if (seen !== undefined && seen !== own.paymentId) return refused('ad_booked_anew');
  return decided([{ type: 'AdDeclined', data: { adId, reason, paymentId: own.paymentId, at } }]);
};

/** Handles account deletion: the member's ads end, and unreviewed paid ads are refunded. House ads continue. */
export const erase = (state: Ad, { adId, at }: Act): AdDecision => {
  const { draft: own, placed, ended } = state;
  if (placed) return ended || own?.house ? nothing : end(state, { adId, at });
  if (!own || own.stage === 'dropped') return nothing;
  const dropped: AdEvent = { type: 'AdDropped', data: { adId, at } };
  const declined = decline(state, { adId, at }, { reason: '' });
  return decided('events' in declined ? [...declined.events, dropped] : [dropped]);
};
