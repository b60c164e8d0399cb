import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Fingerprint, Picture } from '@lendring/contracts/rules/terms.js';
import { forOwner, revised, type Asked, type OfferDecision } from '../offer/decide.js';
import type { OfferState } from '../offer/offer.aggregate.js';
import { hasSource, sourceHash } from './sources.js';

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
