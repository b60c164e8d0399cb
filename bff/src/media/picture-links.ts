import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { addDays } from '@lendring/contracts/kernel/days.js';
import type { HiddenMark } from '@lendring/platform/pictures/pictures.port.js';
import { pictureUrl, type PictureUrl } from '../shapes/picture.js';

export type Opens = HiddenMark;

/**
 * Signs URLs of pictures hidden from the public, for owners of paused offers, both sides of a request, and reviewers
 * of ads. Only the owner's URLs open pictures hidden by moderation.
 */
export type PictureLinks = Readonly<{
  /** Signs URLs that are valid for about two days and change once a day, so that browsers can cache the pictures. */
  signed: (at: string) => PictureUrl;
  signedForOwner: (at: string) => PictureUrl;
  opens: (imageId: string, given: Readonly<{ until?: unknown; signature?: unknown }>, at: string) => Opens | null;
}>;

const DAYS = 2;
const kinds: readonly Opens[] = ['hidden', 'barred'];

/** `key` is the signing secret. Recipients may pass a signed URL on, just as they could pass on the picture. */
export const createPictureLinks = (key: Uint8Array): PictureLinks => {
  const secret = createSecretKey(key);
  const sign = (what: Opens, imageId: string, until: string): string =>
    createHmac('sha256', secret).update(`${what} picture ${imageId} ${until}`).digest('base64url');
  const signing =
    (what: Opens) =>
    (at: string): PictureUrl => {
      const until = addDays(at.slice(0, 10), DAYS);
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
