import type { AdContent, AdTerms, HouseTerms } from '@lendring/contracts/billing/ads.js';
import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import { Temporal } from 'temporal-polyfill';
import { ownerOf, type Ad } from '../ads/ad.aggregate.js';
import { ownDraft, startOfDay, type AdAct, type AdDecision, type OwnAct } from '../ads/decide.js';

export const place = (
  { placed, draft }: Ad,
  { adId, at }: AdAct,
  ad: Readonly<{ content: AdContent; terms: AdTerms }>,
): AdDecision => decided(placed || draft ? [] : [{ type: 'AdPlaced', data: { adId, ...ad, at } }]);

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
  if (state.placed) return decided([]);
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

const keptBy = (state: Ad, at: string): AdDecision | null => {
  const { placed, ended } = state;
  if (!placed) return refused('ad_not_found');
  // Paid ads run until their views are used up.
  if (ownerOf(state) !== null) return refused('ad_not_house');
  const { until } = placed.terms;
  return ended || (until !== null && until <= at) ? refused('ad_ended') : null;
};

export const pause = (state: Ad, { adId, at, reason }: AdAct & Readonly<{ reason: string }>): AdDecision =>
  keptBy(state, at) ?? decided(state.paused ? [] : [{ type: 'AdPaused', data: { adId, reason, at } }]);

export const continueAd = (state: Ad, { adId, at }: AdAct): AdDecision =>
  keptBy(state, at) ?? decided(state.paused ? [{ type: 'AdContinued', data: { adId, at } }] : []);
