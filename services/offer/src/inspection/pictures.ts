import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { bandNames, bandsOf, type Bands } from './fingerprints.js';

export type PictureDocument = Bands &
  Readonly<{ imageId: string; offerId: string; ownerId: string; fingerprint: string; at: string }>;

const idsOf = ({ type, data }: OfferEvent): readonly string[] => {
  switch (type) {
    case 'OfferImageAdded':
      return data.fingerprint === undefined ? [] : [data.picture.imageId];
    case 'OfferImageRemoved':
      return [data.imageId];
    case 'OfferDeleted':
      return data.imageIds ?? [];
    default:
      return [];
  }
};

export const pictures: Projection<PictureDocument, OfferEvent> = {
  name: 'pictures',
  version: 1,
  prefixes: ['offer-'],
  indexes: [[['offerId', 1]], ...bandNames.map((name) => [[name, 1]] as const)],
  ids: idsOf,
  evolve(_, { type, data, at }, imageId) {
    if (type !== 'OfferImageAdded' || data.fingerprint === undefined) return null;
    const { offerId, ownerId, fingerprint } = data;
    return { imageId, offerId, ownerId, fingerprint, at, ...bandsOf(fingerprint) };
  },
};
