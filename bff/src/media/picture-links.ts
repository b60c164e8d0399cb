import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { addDays } from '@lendring/contracts/rules/days.js';
import type { HiddenMark } from '@lendring/platform/pictures/pictures.port.js';
import { pictureUrl, type PictureUrl } from '../shapes/picture.js';

/** What an address opens: pictures that are hidden from the public, or those also that moderation has hidden. */
export type Opens = HiddenMark;

/**
 * Signed addresses of pictures that are hidden from the public: for the owner of a paused offer, both sides of a
 * request and who decides about an ad; for owners alone also of what moderation has hidden.
 */
export type PictureLinks = Readonly<{
  /** Addresses valid for about two days; they change once a day only, so that browsers can cache the pictures. */
  signed: (at: string) => PictureUrl;
  /** The same for whoever's the pictures are: they go on seeing what moderation has hidden from all others. */
  signedForOwner: (at: string) => PictureUrl;
  /** What the signature of an address opens of this picture at an instant; null: nothing. */
  opens: (imageId: string, given: Readonly<{ until?: unknown; signature?: unknown }>, at: string) => Opens | null;
}>;

const DAYS = 2;
const kinds: readonly Opens[] = ['hidden', 'barred'];

/** `key` is secret; whoever has a signed address may pass it on, as with any picture they see. */
export const createPictureLinks = (key: Uint8Array): PictureLinks => {
  const secret = createSecretKey(key);
  const sign = (what: Opens, imageId: string, until: string): string =>
    createHmac('sha256', secret).update(`${what} picture ${imageId} ${until}`).digest('base64url');
  const signing =
    (what: Opens) =>
    (at: string): PictureUrl => {
      const until = addDays(at.slice(0, 10), DAYS);
      // A page asks for all widths of a picture in a row, which have the same signature.
      let last = { imageId: '', signature: '' };
      return (imageId, width) => {
        if (imageId !== last.imageId) last = { imageId, signature: sign(what, imageId, until) };
        return `${pictureUrl(imageId, width)}?until=${until}&signature=${last.signature}`;
      };
    };
  const isSigned = (given: string, expected: string): boolean => {
    const [one, other] = [Buffer.from(given), Buffer.from(expected)];
    return one.length === other.length && timingSafeEqual(one, other);
  };
  return {
    signed: signing('hidden'),
    signedForOwner: signing('barred'),
    opens: (imageId, { until, signature }, at) => {
      if (typeof until !== 'string' || typeof signature !== 'string' || until < at.slice(0, 10)) return null;
      return kinds.find((what) => isSigned(signature, sign(what, imageId, until))) ?? null;
    },
  };
};
