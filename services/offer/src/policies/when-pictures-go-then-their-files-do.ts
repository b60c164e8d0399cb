import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import { waitingForFiles } from '@lendring/platform/pictures/waiting.decorator.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { offerAggregate, type OfferState } from '../offer/offer.js';

type Deps = Readonly<{ load: ServiceCore['load']; pictures: StoredPictures }>;

const matters: ReadonlySet<OfferEvent['type']> = new Set([
  'OfferImageAdded',
  'OfferImageRemoved',
  'OfferPublished',
  'OfferDeactivated',
  'OfferActivated',
  'OfferDeleted',
]);

/** What is offline is not for the public, but stays for its owner and for when it comes back; what is gone is gone. */
const fate = ({ status }: OfferState): keyof StoredPictures | null => {
  switch (status) {
    case 'active':
      return 'show';
    case 'inactive':
      return 'hide';
    case 'deleted':
      return 'remove';
    // Hidden before they were stored; hiding them here could overtake the showing of one that is published just now.
    case 'draft':
    case 'absent':
      return null;
  }
};

/** Each event that may be the last word on pictures that are online: one added to a draft may meet its publication. */
const shows: ReadonlySet<OfferEvent['type']> = new Set(['OfferPublished', 'OfferActivated', 'OfferImageAdded']);

/**
 * Files follow what the offer says today, whichever event asks: a repeat, or an event that has been overtaken, does no
 * harm. A picture that is out of the offer goes for ever.
 */
export const whenPicturesGoThenTheirFilesDo = ({ load, pictures }: Deps): Policy<OfferEvent> => {
  const files = waitingForFiles(pictures);
  return {
    name: 'when-pictures-go-then-their-files-do',
    prefixes: ['offer-'],
    react: async ({ type, data }) => {
      if (!matters.has(type)) return;
      const state = await load(offerAggregate, data.offerId);
      const act = fate(state);
      if (act && (act !== 'show' || shows.has(type))) for (const { imageId } of state.images) await files[act](imageId);
      if (type === 'OfferImageRemoved' && !state.images.some(({ imageId }) => imageId === data.imageId))
        await files.remove(data.imageId);
    },
  };
};
