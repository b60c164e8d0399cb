import { limits } from '@lendring/contracts/kernel/limits.js';
import { imageIdIn } from '@lendring/contracts/rules/picture-address.js';
import { picturesIn, pictureSource, type SheetPicture } from '@lendring/contracts/rules/sheet-pictures.js';
import { targetProblem, type Targets } from '@lendring/platform/outgoing/addresses.js';
import type { OfferState } from '../offer/offer.aggregate.js';
import { hasSource } from '../pictures/decide.js';
import { problem, type Read } from './parse.js';

/** Picture that an offer does not have yet; `picture` counts from 1 within the cell. */
export type MissingPicture = Readonly<{ picture: number }> & Exclude<SheetPicture, { kind: 'malformed' }>;

/**
 * Pictures of a cell that the offer lacks, each source once. Its own pictures, which an export names, are not missing.
 */
export const missingPictures = (
  cell: string,
  current: OfferState,
  targets: Targets,
): Read<readonly MissingPicture[]> => {
  const named = picturesIn(cell);
  if (named.length > limits.images) return problem('too_many', { max: limits.images });
  const missing = new Map<string, MissingPicture>();
  for (const [index, one] of named.entries()) {
    const picture = index + 1;
    if (one.kind === 'malformed') return problem('import_picture_address', { picture });
    if (one.kind === 'address') {
      const own = imageIdIn(one.address);
      if (own !== null && current.images.some(({ imageId }) => imageId === own)) continue;
      const found = targetProblem(one.address, targets);
      if (found === 'webhook_url_private') return problem('import_picture_private', { picture });
      if (found !== null) return problem('import_picture_address', { picture });
    }
    const source = pictureSource(one);
    if (!hasSource(current, source) && !missing.has(source)) missing.set(source, { ...one, picture });
  }
  return current.images.length + missing.size > limits.images
    ? problem('too_many_images', { max: limits.images })
    : { value: [...missing.values()] };
};
