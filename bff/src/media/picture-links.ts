import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { addDays } from '@lendring/contracts/rules/days.js';
import { pictureUrl, type PictureUrl } from '../shapes/picture.js';

/**
 * Signed addresses of pictures that are hidden from the public, for the owner of a paused offer and both sides of a
 * request.
 */
export type PictureLinks = Readonly<{
  /** Addresses valid for about two days; they change once a day only, so that browsers can cache the pictures. */
  signed: (at: string) => PictureUrl;
  /** Whether the signature of an address is valid for this picture at an instant. */
  opens: (imageId: string, given: Readonly<{ until?: unknown; signature?: unknown }>, at: string) => boolean;
}>;

const DAYS = 2;

/** `key` is secret; whoever has a signed address may pass it on, as with any picture they see. */
export const createPictureLinks = (key: Uint8Array): PictureLinks => {
  const secret = createSecretKey(key);
  const sign = (imageId: string, until: string): string =>
    createHmac('sha256', secret).update(`hidden picture ${imageId} ${until}`).digest('base64url');
  return {
    signed: (at) => {
      const until = addDays(at.slice(0, 10), DAYS);
      // A page asks for all widths of a picture in a row, which have the same signature.
      let last = { imageId: '', signature: '' };
      return (imageId, width) => {
        if (imageId !== last.imageId) last = { imageId, signature: sign(imageId, until) };
        return `${pictureUrl(imageId, width)}?until=${until}&signature=${last.signature}`;
      };
    },
    opens: (imageId, { until, signature }, at) => {
      if (typeof until !== 'string' || typeof signature !== 'string' || until < at.slice(0, 10)) return false;
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(imageId, until))];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
};
