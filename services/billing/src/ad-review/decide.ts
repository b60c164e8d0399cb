import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import type { Ad } from '../ads/ad.aggregate.js';
import { startOfDay, type AdAct, type AdDecision } from '../ads/decide.js';

/**
 * Approves a reviewed ad, which then runs from now or from the desired day until the paid views are used up. `seen`:
 * payment id of the reviewed version; `zone`: the issuer's time zone.
 */
export const approve = (
  { draft: own }: Ad,
  { adId, at }: AdAct,
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
  { adId, at }: AdAct,
  { seen, reason }: Readonly<{ seen?: string | undefined; reason: string }>,
): AdDecision => {
  if (own?.stage !== 'review' || own.paymentId === null) return refused('ad_not_in_review');
  if (seen !== undefined && seen !== own.paymentId) return refused('ad_booked_anew');
  return decided([{ type: 'AdDeclined', data: { adId, reason, paymentId: own.paymentId, at } }]);
};
