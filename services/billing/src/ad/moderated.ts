import { decided } from '@lendring/contracts/kernel/decider.js';
import type { Ad } from './ad.js';
import type { AdDecision } from './decide.js';

/** What moderation decided about an ad, and when. */
type Decided = Readonly<{ adId: string; at: string }>;

/** Nobody sees it any more; what is left of its views waits. What is told twice, or late, does nothing. */
export const stop = (
  { placed, moderated }: Ad,
  { adId, decisionId, at }: Decided & Readonly<{ decisionId: string }>,
): AdDecision =>
  !placed || moderated?.decisionId === decisionId || (moderated && at < moderated.at)
    ? decided([])
    : decided([{ type: 'AdStopped', data: { adId, decisionId, at } }]);

/** It is shown again, as long as something of it is left. A stop that is told after its end has to find that end. */
export const resume = ({ placed, moderated }: Ad, { adId, at }: Decided): AdDecision =>
  !placed || (moderated && (moderated.decisionId === null || at < moderated.at))
    ? decided([])
    : decided([{ type: 'AdResumed', data: { adId, at } }]);
