import type { AdEvent } from '@lendring/contracts/billing/ad-events.js';
import { streamOf } from '@lendring/contracts/kernel/decider.js';
import type { EventStore } from '@lendring/platform/event-store/event-store.port.js';
import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import { waitingForFiles } from '@lendring/platform/pictures/waiting.decorator.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { adAggregate, stoppedBy } from '../ad/ad.js';

type Deps = Readonly<{ store: Pick<EventStore, 'read'>; pictures: StoredPictures }>;

const matters: ReadonlySet<AdEvent['type']> = new Set([
  'AdPictureSet',
  'AdDropped',
  'AdEnded',
  'AdStopped',
  'AdResumed',
]);

/**
 * Files of a member's ad that it does not show any more go; those of an ad that moderation has stopped stay, for its owner
 * alone. What the log says now counts, so that a repeat does no harm.
 */
export const keepAdPictures = ({ store, pictures }: Deps): Policy<AdEvent> => {
  const files = waitingForFiles(pictures);
  return {
    name: 'keep-ad-pictures',
    prefixes: ['ad-'],
    async react({ type, data }) {
      if (!matters.has(type)) return;
      // The stream holds ad events only.
      const events = (await store.read(streamOf(adAggregate, data.adId))) as readonly object[] as readonly AdEvent[];
      const state = events.reduce(adAggregate.evolve, adAggregate.initialState);
      const { draft, placed, ended } = state;
      if (type === 'AdStopped' || type === 'AdResumed') {
        if (ended && draft) return;
        const act = stoppedBy(state) === null ? files.show : files.bar;
        for (const { imageId } of placed?.content.pictures ?? []) await act(imageId);
        return;
      }
      const isGone = ended || draft?.stage === 'dropped';
      const kept = new Set(isGone ? [] : draft?.pictures.map(({ imageId }) => imageId));
      const were = new Set(events.flatMap((event) => (event.type === 'AdPictureSet' ? [event.data.imageId] : [])));
      for (const imageId of were) if (imageId !== null && !kept.has(imageId)) await files.remove(imageId);
    },
  };
};
