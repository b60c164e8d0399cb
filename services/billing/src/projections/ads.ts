import type { AdCountEvent, AdEvent } from '@lendring/contracts/billing/ad-events.js';
import type { AdCount } from '@lendring/contracts/billing/ads.js';
import { carried } from '@lendring/platform/read-models/index-spec.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

/** An ad, found by when it may be shown. */
export type AdDocument = AdCount &
  Readonly<{
    adId: string;
    from: string;
    /** Without end: a day that nobody reaches. Ended before its time: when. */
    until: string;
    /** How often it may still be seen; without limit more than anybody reaches. */
    left: number;
    /** By moderation. */
    stopped: boolean;
    /** By who looks after ads. */
    paused: boolean;
    /** It is the operator's; else somebody has booked it. */
    house: boolean;
    /** Never shown again, whatever is left of it. */
    ended: boolean;
    /** The last day at the issuer's place on which it was seen; empty: it was not. */
    countedOn: string;
  }>;

const NEVER = '9999-12-31T23:59:59.999Z';

/** What lists are narrowed by. */
const standing = ['until', 'left', 'stopped', 'paused', 'house'] as const;

const evolve = (document: AdDocument | null, { type, data }: AdEvent | AdCountEvent): AdDocument | null => {
  switch (type) {
    case 'AdPlaced':
    case 'AdApproved': {
      const { from, until, views } = data.terms;
      const left = views ?? Number.MAX_SAFE_INTEGER;
      return {
        adId: data.adId,
        from,
        until: until ?? NEVER,
        left,
        views: 0,
        clicks: 0,
        stopped: false,
        paused: false,
        house: type === 'AdPlaced',
        ended: false,
        countedOn: '',
      };
    }
    case 'AdEnded':
      return document && { ...document, until: data.at < document.until ? data.at : document.until, ended: true };
    case 'AdStopped':
    case 'AdResumed':
      return document && { ...document, stopped: type === 'AdStopped' };
    case 'AdPaused':
    case 'AdContinued':
      return document && { ...document, paused: type === 'AdPaused' };
    case 'AdCounted': {
      const { views, clicks, day } = data;
      return (
        document && {
          ...document,
          countedOn: day > document.countedOn ? day : document.countedOn,
          views: document.views + views,
          clicks: document.clicks + clicks,
          left: Math.max(0, document.left - views),
        }
      );
    }
    default:
      return document;
  }
};

export const ads: Projection<AdDocument, AdEvent | AdCountEvent> = {
  name: 'ads',
  version: 5,
  prefixes: ['ad-', 'adcount-'],
  // Those that may be shown now; those to end; the orders of the backoffice's list.
  indexes: [
    [['until', 1]],
    [
      ['ended', 1],
      ['until', 1],
    ],
    [
      ['ended', 1],
      ['left', 1],
    ],
    [['from', -1], ...carried(...standing)],
    [['views', -1], ...carried('from', ...standing)],
    [['clicks', -1], ...carried('from', ...standing)],
  ],
  ids: ({ data }) => [data.adId],
  evolve,
};

/** The numbers of an ad on a day. */
export type AdDayDocument = AdCount & Readonly<{ key: string; adId: string; day: string }>;

export const adDays: Projection<AdDayDocument, AdCountEvent> = {
  name: 'ad_days',
  version: 1,
  prefixes: ['adcount-'],
  indexes: [
    [
      ['adId', 1],
      ['day', -1],
    ],
  ],
  ids: ({ data: { adId, day } }) => [`${adId} ${day}`],
  evolve: (document, { data: { adId, day, views, clicks } }, key) => ({
    key,
    adId,
    day,
    views: (document?.views ?? 0) + views,
    clicks: (document?.clicks ?? 0) + clicks,
  }),
};
