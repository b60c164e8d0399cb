import { createHash } from 'node:crypto';
import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Fingerprint, Picture } from '@lendring/contracts/rules/terms.js';
import { forOwner, revised, type Asked, type OfferDecision } from '../offer/decide.js';
import type { OfferState } from '../offer/offer.aggregate.js';

/** Hash of a picture's source. Addresses may contain secrets of the owner, and events keep the hash readable. */
export const sourceHash = (ownerId: string, source: string): string =>
  createHash('sha256').update(`${ownerId} ${source}`).digest('hex');

/** True if the offer has a picture from this source; a removed picture does not count. */
export const hasSource = (
  { images, sources, ownerId }: Pick<OfferState, 'images' | 'sources' | 'ownerId'>,
  source: string,
): boolean => ownerId !== null && images.some(({ imageId }) => sources[imageId] === sourceHash(ownerId, source));

/** @param source where an import found the picture; a picture from a known source is not added again */
export const addImage = (
  state: OfferState,
  asked: Asked,
  picture: Picture,
  fingerprint: Fingerprint | null = null,
  source?: string,
): OfferDecision =>
  forOwner(state, asked, (owned) => {
    if (state.images.some((image) => image.imageId === picture.imageId)) return decided([]);
    if (source !== undefined && hasSource(state, source)) return decided([]);
    if (state.images.length >= limits.images) return refused('too_many_images', { max: limits.images });
    const data = {
      ...owned,
      picture,
      ...(fingerprint !== null && { fingerprint }),
      ...(source !== undefined && { source: sourceHash(owned.ownerId, source) }),
    };
    return decided(revised(state, owned, [{ type: 'OfferImageAdded', data }]));
  });

export const removeImage = (state: OfferState, asked: Asked, imageId: string): OfferDecision =>
  forOwner(state, asked, (owned) => {
    if (!state.images.some((image) => image.imageId === imageId)) return decided([]);
    if (state.beneath !== 'draft' && state.images.length === 1) return refused('image_needed');
    return decided(revised(state, owned, [{ type: 'OfferImageRemoved', data: { ...owned, imageId } }]));
  });
