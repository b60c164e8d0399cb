import { refused, decided } from '@lendring/contracts/kernel/decider.js';
import { ownerOf, type Ad } from './ad.js';
import type { AdDecision } from './decide.js';

type Act = Readonly<{ adId: string; at: string }>;

const keptBy = (state: Ad, at: string): AdDecision | null => {
  const { placed, ended } = state;
  if (!placed) return refused('ad_not_found');
  // Paid ads run until their views are used up.
  if (ownerOf(state) !== null) return refused('ad_not_house');
  const { until } = placed.terms;
  return ended || (until !== null && until <= at) ? refused('ad_ended') : null;
};

export const pause = (state: Ad, { adId, at, reason }: Act & Readonly<{ reason: string }>): AdDecision =>
  keptBy(state, at) ?? decided(state.paused ? [] : [{ type: 'AdPaused', data: { adId, reason, at } }]);

export const continueAd = (state: Ad, { adId, at }: Act): AdDecision =>
  keptBy(state, at) ?? decided(state.paused ? [{ type: 'AdContinued', data: { adId, at } }] : []);
