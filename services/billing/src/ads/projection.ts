import type { AdCountEvent, AdEvent, AdCount } from '@lendring/contracts/billing/ads.js';
import { carried } from '@lendring/platform/read-models/index-spec.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

export type AdDocument = AdCount &
  Readonly<{
    adId: string;
    from: string;
    /** End of the period; a far-future day if unlimited, or the time of an early end. */
    until: string;
    /** Remaining views; unreachably high if unlimited. */
    left: number;
    stopped: boolean;
    paused: boolean;
    house: boolean;
    /** True if the ad has ended permanently, even with views left. */
    ended: boolean;
    /** Last day with views, in the issuer's time zone; empty if there were none. */
    countedOn: string;
  }>;

const NEVER = '9999-12-31T23:59:59.999Z';

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
  // Indexes for, in this order: ads to display, ads to end, and the sort orders of the backoffice.
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
