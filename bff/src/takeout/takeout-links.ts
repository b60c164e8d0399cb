import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { SessionId } from '@lendring/contracts/kernel/ids.js';

/** What a link is made for; `session`: the sign-in that asks, null where the issuer names none. */
type Wanted = Readonly<{ takeoutId: string; session: SessionId | null; at: string; expiresAt: string }>;
type Given = Readonly<{ until?: unknown; session?: unknown; signature?: unknown }>;

/** Signed addresses of takeouts, for their owners alone. */
export type TakeoutLinks = Readonly<{
  /** Valid for an hour, no longer than the file, and no longer than the sign-in that it was made for. */
  signed: (wanted: Wanted) => string;
  opens: (takeoutId: string, given: Given, at: string) => boolean;
}>;

const VALID_MS = 3_600_000;

/** @param sessionIsOpen whether a sign-in still is; of another issuer's nobody knows */
export const createTakeoutLinks = (
  key: Uint8Array,
  sessionIsOpen: (session: SessionId) => boolean = () => true,
): TakeoutLinks => {
  const secret = createSecretKey(key);
  const sign = (takeoutId: string, until: string, session: string): string =>
    createHmac('sha256', secret).update(`takeout ${takeoutId} ${until} ${session}`).digest('base64url');
  return {
    signed({ takeoutId, session, at, expiresAt }) {
      const hour = new Date(Date.parse(at) + VALID_MS).toISOString();
      const until = hour < expiresAt ? hour : expiresAt;
      const query = { until, session: session ?? '', signature: sign(takeoutId, until, session ?? '') };
      return `/v1/takeout_file/${takeoutId}?${new URLSearchParams(query)}`;
    },
    opens(takeoutId, { until, session, signature }, at) {
      if (typeof until !== 'string' || typeof session !== 'string' || typeof signature !== 'string' || until <= at)
        return false;
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(takeoutId, until, session))];
      const signedHere = given.length === expected.length && timingSafeEqual(given, expected);
      return signedHere && (session === '' || sessionIsOpen(session));
    },
  };
};
