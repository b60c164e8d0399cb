import { createHmac, timingSafeEqual } from 'node:crypto';

/** What nobody guesses about an ad; none of it is stored. */
export type AdSecrets = Readonly<{
  /** Stands in the link of the ad, where everybody who sees it may read it: it shows that the ad was shown. */
  link: (adId: string) => string;
  /** Opens its report: for whoever the ad is of. */
  report: (adId: string) => string;
}>;

const LENGTH = 22;

export const adSecrets = (key: Uint8Array): AdSecrets => {
  const of = (purpose: string) => (adId: string) =>
    createHmac('sha256', key).update(`${purpose} ${adId}`).digest('base64url').slice(0, LENGTH);
  return { link: of('link'), report: of('report') };
};

/** Compares in the same time, however much is right. */
export const isSecret = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
};
