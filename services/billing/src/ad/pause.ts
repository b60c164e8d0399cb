import { refused, decided } from '@lendring/contracts/kernel/decider.js';
import { ownerOf, type Ad } from './ad.js';
import type { AdDecision } from './decide.js';

type Act = Readonly<{ adId: string; at: string }>;

/** Why an ad can be neither paused nor continued; null: it can. */
const keptBy = (state: Ad, at: string): AdDecision | null => {
  const { placed, ended } = state;
  if (!placed) return refused('ad_not_found');
  // What is paid for runs on until it was seen as often as that.
  if (ownerOf(state) !== null) return refused('ad_not_house');
  const { until } = placed.terms;
  return ended || (until !== null && until <= at) ? refused('ad_ended') : null;
};

/** A house ad is not shown until it is continued; its last day stays the same. */
export const pause = (state: Ad, { adId, at, reason }: Act & Readonly<{ reason: string }>): AdDecision =>
  keptBy(state, at) ?? decided(state.paused ? [] : [{ type: 'AdPaused', data: { adId, reason, at } }]);

/** It is shown again, unless moderation has stopped it. */
export const continueAd = (state: Ad, { adId, at }: Act): AdDecision =>
  keptBy(state, at) ?? decided(state.paused ? [{ type: 'AdContinued', data: { adId, at } }] : []);
