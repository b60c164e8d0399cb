import type { AdEvent } from '@lendring/contracts/billing/ad-events.js';
import { streamOf } from '@lendring/contracts/kernel/decider.js';
import type { EventStore } from '@lendring/platform/event-store/event-store.port.js';
import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import { waitingForFiles } from '@lendring/platform/pictures/waiting.decorator.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { adAggregate } from '../ad/ad.js';

type Deps = Readonly<{ store: Pick<EventStore, 'read'>; pictures: Pick<StoredPictures, 'remove' | 'hide' | 'show'> }>;

/** Files of a member's ad that it does not show any more go. What the log says now counts, so that a repeat does no harm. */
export const keepAdPictures = ({ store, pictures }: Deps): Policy<AdEvent> => {
  const files = waitingForFiles(pictures);
  return {
    name: 'keep-ad-pictures',
    prefixes: ['ad-'],
    async react({ type, data }) {
      if (type !== 'AdPictureSet' && type !== 'AdDropped' && type !== 'AdEnded') return;
      // The stream holds ad events only.
      const events = (await store.read(streamOf(adAggregate, data.adId))) as readonly object[] as readonly AdEvent[];
      const { draft, ended } = events.reduce(adAggregate.evolve, adAggregate.initialState);
      const isGone = ended || draft?.stage === 'dropped';
      const kept = new Set(isGone ? [] : draft?.pictures.map(({ imageId }) => imageId));
      const were = new Set(events.flatMap((event) => (event.type === 'AdPictureSet' ? [event.data.imageId] : [])));
      for (const imageId of were) if (imageId !== null && !kept.has(imageId)) await files.remove(imageId);
    },
  };
};
