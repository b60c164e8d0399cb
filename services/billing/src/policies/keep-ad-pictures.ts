import type { AdEvent } from '@lendring/contracts/billing/ad-events.js';
import { streamOf } from '@lendring/contracts/kernel/decider.js';
import type { EventStore } from '@lendring/platform/event-store/event-store.port.js';
import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import { waitingForFiles } from '@lendring/platform/pictures/waiting.decorator.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { adAggregate, stoppedBy, type Ad } from '../ad/ad.js';

type Deps = Readonly<{ store: Pick<EventStore, 'read'>; pictures: StoredPictures }>;

/**
 * Pictures are public while their ad can be shown: not before it was paid for and looked at, nor while it is paused or after its
 * end. What moderation has stopped only its owner sees.
 */
const fateOf = (state: Ad): 'show' | 'hide' | 'bar' => {
  if (stoppedBy(state) !== null) return 'bar';
  return state.placed && !state.paused && !state.ended ? 'show' : 'hide';
};

/**
 * Files of an ad's pictures follow the ad; those of a member's ad that it does not show any more go. What the log says now
 * counts, so that a repeat does no harm.
 */
export const keepAdPictures = ({ store, pictures }: Deps): Policy<AdEvent> => {
  const files = waitingForFiles(pictures);
  return {
    name: 'keep-ad-pictures',
    prefixes: ['ad-'],
    async react({ data }) {
      // The stream holds ad events only.
      const events = (await store.read(streamOf(adAggregate, data.adId))) as readonly object[] as readonly AdEvent[];
      const state = events.reduce(adAggregate.evolve, adAggregate.initialState);
      const { draft, placed, ended } = state;
      const isGone = draft !== null && (ended || draft.stage === 'dropped');
      const current = isGone ? [] : ((draft ?? placed?.content)?.pictures ?? []);
      const kept = new Set(current.map(({ imageId }) => imageId));
      const were = new Set(events.flatMap((event) => (event.type === 'AdPictureSet' ? [event.data.imageId] : [])));
      for (const imageId of were) if (imageId !== null && !kept.has(imageId)) await files.remove(imageId);
      for (const imageId of kept) await files[fateOf(state)](imageId);
    },
  };
};
