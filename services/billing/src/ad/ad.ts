import type { AdCountEvent, AdEvent } from '@lendring/contracts/billing/ad-events.js';
import type { AdContent, AdTerms } from '@lendring/contracts/billing/ads.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';

/** `placed` null: there is no such ad. */
export type Ad = Readonly<{ placed: Readonly<{ content: AdContent; terms: AdTerms }> | null; ended: boolean }>;

const evolve = (state: Ad, { type, data }: AdEvent): Ad => {
  switch (type) {
    case 'AdPlaced':
      return { ...state, placed: { content: data.content, terms: data.terms } };
    case 'AdEnded':
      return { ...state, ended: true };
  }
};

/** Stream `ad-<adId>`. */
export const adAggregate: Aggregate<Ad, AdEvent> = {
  category: 'ad',
  initialState: { placed: null, ended: false },
  evolve,
};

/** Stream `adcount-<adId>`: numbers alone, which decide nothing. */
export const adCountAggregate: Aggregate<null, AdCountEvent> = {
  category: 'adcount',
  initialState: null,
  evolve: () => null,
};
