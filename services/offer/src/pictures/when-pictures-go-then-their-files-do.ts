import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import { waitingForFiles } from '@lendring/platform/pictures/waiting.decorator.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { hiddenBy, offerAggregate, type OfferState } from '../offer/offer.aggregate.js';

type Deps = Readonly<{ load: ServiceCore['load']; pictures: StoredPictures }>;

const matters: readonly OfferEvent['type'][] = [
  'OfferImageAdded',
  'OfferImageRemoved',
  'OfferPublished',
  'OfferDeactivated',
  'OfferActivated',
  'OfferAudienceSet',
  'OfferDeleted',
  'OfferLocked',
  'OfferUnlocked',
  'OfferPictureHidden',
  'OfferPictureShown',
];

/**
 * Pictures of offline, locked and members-only offers are hidden from the public but kept; pictures of deleted offers
 * are deleted.
 */
const fate = ({ status, audience }: OfferState): keyof StoredPictures | null => {
  switch (status) {
    case 'active':
      return audience.seenBy === 'members' ? 'hide' : 'show';
    case 'inactive':
    case 'locked':
      return 'hide';
    case 'deleted':
      return 'remove';
    // Do nothing: new pictures are stored as hidden, and hiding them here could overtake the publication that shows
    // them.
    case 'draft':
    case 'absent':
      return null;
  }
};

const fateOf = (state: OfferState, imageId: string, all: keyof StoredPictures): keyof StoredPictures =>
  all !== 'remove' && hiddenBy(state, imageId) !== null ? 'bar' : all;

const shows: ReadonlySet<OfferEvent['type']> = new Set([
  'OfferPublished',
  'OfferActivated',
  'OfferAudienceSet',
  'OfferImageAdded',
  'OfferUnlocked',
  'OfferPictureHidden',
  'OfferPictureShown',
]);

/**
 * Files follow the current state of the offer regardless of the event, so duplicate and late events are harmless. A
 * removed picture is deleted permanently.
 */
export const whenPicturesGoThenTheirFilesDo = ({ load, pictures }: Deps): Policy<OfferEvent> => {
  const files = waitingForFiles(pictures);
  return {
    name: 'when-pictures-go-then-their-files-do',
    prefixes: ['offer-'],
    types: matters,
    react: async ({ type, data }) => {
      const state = await load(offerAggregate, data.offerId);
      const act = fate(state);
      if (act && (act !== 'show' || shows.has(type)))
        for (const { imageId } of state.images) await files[fateOf(state, imageId, act)](imageId);
      if (type === 'OfferImageRemoved' && !state.images.some(({ imageId }) => imageId === data.imageId))
        await files.remove(data.imageId);
    },
  };
};
