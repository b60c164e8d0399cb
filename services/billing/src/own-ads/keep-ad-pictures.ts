import type { AdEvent } from '@lendring/contracts/billing/ads.js';
import { streamOf } from '@lendring/contracts/kernel/decider.js';
import type { EventStore } from '@lendring/platform/event-store/event-store.port.js';
import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import { waitingForFiles } from '@lendring/platform/pictures/waiting.decorator.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { adAggregate, stoppedBy, type Ad } from '../ads/ad.aggregate.js';

type Deps = Readonly<{ store: Pick<EventStore, 'read'>; pictures: StoredPictures }>;

/**
 * Pictures are public while the ad can be shown: not before payment and review, while paused, or after the end.
 * Pictures of stopped ads are visible to the owner only.
 */
const fateOf = (state: Ad): 'show' | 'hide' | 'bar' => {
  if (stoppedBy(state) !== null) return 'bar';
  return state.placed && !state.paused && !state.ended ? 'show' : 'hide';
};

/**
 * Keeps picture files in step with the ad and deletes files that a member's ad no longer uses. Uses the log's current
 * state, so repeats do no harm.
 */
export const keepAdPictures = ({ store, pictures }: Deps): Policy<AdEvent> => {
  const files = waitingForFiles(pictures);
  return {
    name: 'keep-ad-pictures',
    prefixes: ['ad-'],
    async react({ data }) {
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
