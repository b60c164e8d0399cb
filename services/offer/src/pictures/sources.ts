import { createHash } from 'node:crypto';
import type { OfferState } from '../offer/offer.aggregate.js';

/** Hash of a picture's source. Addresses may contain secrets of the owner, and events keep the hash readable. */
export const sourceHash = (ownerId: string, source: string): string =>
  createHash('sha256').update(`${ownerId} ${source}`).digest('hex');

/** True if the offer has a picture from this source; a removed picture does not count. */
export const hasSource = (
  { images, sources, ownerId }: Pick<OfferState, 'images' | 'sources' | 'ownerId'>,
  source: string,
): boolean => ownerId !== null && images.some(({ imageId }) => sources[imageId] === sourceHash(ownerId, source));
