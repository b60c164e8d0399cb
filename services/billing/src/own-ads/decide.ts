import { MOST_AHEAD_DAYS, type AdBreakpoint, type AdWishes, type AdWords } from '@lendring/contracts/billing/ads.js';
import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import type { Ad, Draft } from '../ads/ad.aggregate.js';
import { ownDraft, type AdDecision, type OwnAct } from '../ads/decide.js';

const nothing: AdDecision = decided([]);

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
  // Refuse a separate payer or an area for members' ads: members pay themselves, at a price for all areas. Only house
  // ads have them.
  if (!house && (words.payer !== undefined || wishes.area)) return refused('ad_house_only');
  if (wishes.from !== null && wishes.from > addDays(at.slice(0, 10), MOST_AHEAD_DAYS))
    return refused('ad_begins_too_late');
  const own = ownDraft(state, userId);
  // Accept the day of a draft that has become older than it.
  if (wishes.from !== null && wishes.from < at.slice(0, 10) && wishes.from !== own?.wishes.from)
    return refused('ad_begins_in_past');
  const problem = state.draft ? settledBy(own) : null;
  if (problem) return refused(problem);
  // Refuse to turn a paid ad into a house ad, or the reverse.
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
  // Ignore a repeated booking, from a second click or another device.
  if (own?.stage === 'booked') return nothing;
  const problem = settledBy(own);
  if (problem) return refused(problem);
  if (!own?.pictures.some(({ from }) => from === 0)) return refused('ad_picture_missing');
  return decided([{ type: 'AdBooked', data: { adId, net, paymentId, at } }]);
};
