import * as z from 'zod';
import { event } from '../kernel/events.js';
import { ImageId, OfferId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Fingerprint, Picture } from '../rules/terms.js';
import { owned } from './offer.js';

/** Identity of an imported picture within its offer (`rules/sheet-pictures.ts`). */
export const PictureSource = z.string().min(1).max(2_100);

export const picturesCommands = {
  /**
   * `fingerprint`: null for pictures with too little detail; `source`: where an import found the picture. A source that
   * the offer already has adds nothing.
   */
  addImage: z.strictObject({
    offerId: OfferId,
    picture: Picture,
    fingerprint: Fingerprint.nullable().optional(),
    source: PictureSource.optional(),
  }),
  removeImage: z.strictObject({ offerId: OfferId, imageId: ImageId }),
} as const;

export const picturesEvents = [
  /**
   * `fingerprint`: absent in older events and for pictures with too little detail; `source`: hash of the address or
   * file name from which an import took the picture.
   */
  event('OfferImageAdded', {
    ...owned,
    picture: Picture,
    fingerprint: Fingerprint.optional(),
    source: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  }),
  event('OfferImageRemoved', { ...owned, imageId: ImageId }),
] as const;

export const picturesQueries = {
  imageRoom: { question: z.strictObject({ offerId: OfferId }), answer: z.int().nullable() },
} as const;

export const picturesRefusals = {
  image_needed: m(
    422,
    'Bitte lade mindestens ein Bild hoch.',
    'Please upload at least one image.',
    'Upload minstens één foto.',
  ),
  too_many_images: m(
    422,
    `Es können höchstens {max} Bilder hochgeladen werden.`,
    'A maximum of {max} images can be uploaded.',
    'Je kunt hoogstens {max} foto’s uploaden.',
  ),
};
