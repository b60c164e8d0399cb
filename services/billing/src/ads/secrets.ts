import { createHmac, timingSafeEqual } from 'node:crypto';

/** Unguessable secrets of an ad, derived by HMAC and never stored. */
export type AdSecrets = Readonly<{
  /** Secret in the ad's link, visible to every viewer, which proves that the ad was displayed. */
  link: (adId: string) => string;
  report: (adId: string) => string;
}>;

const LENGTH = 22;

export const adSecrets = (key: Uint8Array): AdSecrets => {
  const of = (purpose: string) => (adId: string) =>
    createHmac('sha256', key).update(`${purpose} ${adId}`).digest('base64url').slice(0, LENGTH);
  return { link: of('link'), report: of('report') };
};

export const isSecret = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
};
