import type { AdEvent } from '@lendring/contracts/billing/ads.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import { decline } from '../ad-review/decide.js';
import type { Ad } from '../ads/ad.aggregate.js';
import { end, type AdAct, type AdDecision } from '../ads/decide.js';
import type { SubscriptionDecision } from '../plans/decide.js';
import type { Subscription } from '../plans/subscription.aggregate.js';

/** Handles account deletion: the member's ads end, and unreviewed paid ads are refunded. House ads continue. */
export const eraseAd = (state: Ad, { adId, at }: AdAct): AdDecision => {
  const { draft: own, placed, ended } = state;
  if (placed) return ended || own?.house ? decided([]) : end(state, { adId, at });
  if (!own || own.stage === 'dropped') return decided([]);
  const dropped: AdEvent = { type: 'AdDropped', data: { adId, at } };
  const declined = decline(state, { adId, at }, { reason: '' });
  return decided('events' in declined ? [...declined.events, dropped] : [dropped]);
};

export const endErased = (
  { running }: Subscription,
  { userId, at }: Readonly<{ userId: string; at: string }>,
): SubscriptionDecision =>
  running
    ? decided([
        { type: 'PlanEnded', data: { userId, planId: running.booked.planId, on: at.slice(0, 10), cause: 'erased' } },
      ])
    : decided([]);
