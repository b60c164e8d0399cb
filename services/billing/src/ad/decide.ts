import type { AdCountEvent, AdEvent } from '@lendring/contracts/billing/ad-events.js';
import type { AdContent, AdCount, AdTerms } from '@lendring/contracts/billing/ads.js';
import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Ad } from './ad.js';

type AdDecision = Decision<readonly AdEvent[], BillingRefusal>;
type Act = Readonly<{ adId: string; at: string }>;

/** Places an ad; one that is there stays as it is. */
export const place = (
  { placed }: Ad,
  { adId, at }: Act,
  ad: Readonly<{ content: AdContent; terms: AdTerms }>,
): AdDecision => decided(placed ? [] : [{ type: 'AdPlaced', data: { adId, ...ad, at } }]);

/** Ends an ad before its time. */
export const end = ({ placed, ended }: Ad, { adId, at }: Act): AdDecision => {
  if (!placed) return refused('ad_not_found');
  return ended ? refused('ad_ended') : decided([{ type: 'AdEnded', data: { adId, at } }]);
};

/** Notes how often an ad was seen and clicked: also what was seen just before it ended. Of no ad nothing is noted. */
export const count = (
  { placed }: Ad,
  { adId, day, views, clicks }: Readonly<{ adId: string; day: string }> & AdCount,
): readonly AdCountEvent[] =>
  placed && views + clicks > 0 ? [{ type: 'AdCounted', data: { adId, day, views, clicks } }] : [];
