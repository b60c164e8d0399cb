import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** Signed addresses of takeouts, for their owners alone. */
export type TakeoutLinks = Readonly<{
  /** Valid for an hour, and no longer than the file. */
  signed: (takeoutId: string, at: string, expiresAt: string) => string;
  opens: (takeoutId: string, given: Readonly<{ until?: unknown; signature?: unknown }>, at: string) => boolean;
}>;

const VALID_MS = 3_600_000;

export const createTakeoutLinks = (key: Uint8Array): TakeoutLinks => {
  const secret = createSecretKey(key);
  const sign = (takeoutId: string, until: string): string =>
    createHmac('sha256', secret).update(`takeout ${takeoutId} ${until}`).digest('base64url');
  return {
    signed(takeoutId, at, expiresAt) {
      const hour = new Date(Date.parse(at) + VALID_MS).toISOString();
      const until = hour < expiresAt ? hour : expiresAt;
      return `/v1/takeout_file/${takeoutId}?until=${until}&signature=${sign(takeoutId, until)}`;
    },
    opens(takeoutId, { until, signature }, at) {
      if (typeof until !== 'string' || typeof signature !== 'string' || until <= at) return false;
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(takeoutId, until))];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
};
