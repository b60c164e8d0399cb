import type { AdEvent, AdStage } from '@lendring/contracts/billing/ads.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

export type OwnAdDocument = Readonly<{ adId: string; userId: string; stage: AdStage; at: string; ended: boolean }>;

const stages: Readonly<Partial<Record<AdEvent['type'], AdStage>>> = {
  AdPlaced: 'approved',
  AdDrafted: 'draft',
  AdDropped: 'dropped',
  AdBooked: 'booked',
  AdBookingDropped: 'draft',
  AdPaid: 'review',
  AdApproved: 'approved',
  AdDeclined: 'declined',
};

export const ownAds: Projection<OwnAdDocument, AdEvent> = {
  name: 'own_ads',
  version: 1,
  prefixes: ['ad-'],
  indexes: [
    [
      ['userId', 1],
      ['at', -1],
    ],
    [
      ['stage', 1],
      ['at', 1],
    ],
  ],
  ids: ({ data }) => [data.adId],
  evolve(document, { type, data }) {
    const before =
      type === 'AdDrafted' && !document
        ? { adId: data.adId, userId: data.userId, stage: 'draft' as const, at: data.at, ended: false }
        : document;
    return before && { ...before, stage: stages[type] ?? before.stage, ended: before.ended || type === 'AdEnded' };
  },
};
