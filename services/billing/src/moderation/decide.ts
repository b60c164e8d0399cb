import { decided } from '@lendring/contracts/kernel/decider.js';
import type { Ad } from '../ads/ad.aggregate.js';
import type { AdDecision } from '../ads/decide.js';

type Decided = Readonly<{ adId: string; at: string }>;

/** Stops an ad after a moderation decision; its remaining views are kept. Repeated or late decisions have no effect. */
export const stop = (
  { placed, moderated }: Ad,
  { adId, decisionId, at }: Decided & Readonly<{ decisionId: string }>,
): AdDecision =>
  !placed || moderated?.decisionId === decisionId || (moderated && at < moderated.at)
    ? decided([])
    : decided([{ type: 'AdStopped', data: { adId, decisionId, at } }]);

/** Releases the ad. Recorded even without a known stop, so that a stop that arrives late is recognised as outdated. */
export const resume = ({ placed, moderated }: Ad, { adId, at }: Decided): AdDecision =>
  !placed || (moderated && (moderated.decisionId === null || at < moderated.at))
    ? decided([])
    : decided([{ type: 'AdResumed', data: { adId, at } }]);
