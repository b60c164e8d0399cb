import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { SessionId } from '@lendring/contracts/kernel/ids.js';

/** What a link is made for; `session`: the sign-in that asks, null where the issuer names none. */
type Wanted = Readonly<{
  id: string;
  session: SessionId | null;
  at: string;
  /** When the file goes. */ expiresAt?: string;
}>;
type Given = Readonly<{ until?: unknown; session?: unknown; signature?: unknown }>;

/** Signed addresses of files that are for one person alone. */
export type FileLinks = Readonly<{
  /** Valid for an hour, no longer than the file, and no longer than the sign-in that it was made for. */
  signed: (wanted: Wanted) => string;
  opens: (id: string, given: Given, at: string) => boolean;
}>;

/** `name`: of what the files are, signed with the rest; `path`: where they are. */
type Kind = Readonly<{ name: string; path: string }>;

const VALID_MS = 3_600_000;

/** @param sessionIsOpen whether a sign-in still is; of another issuer's nobody knows */
export const createFileLinks = (
  key: Uint8Array,
  { name, path }: Kind,
  sessionIsOpen: (session: SessionId) => boolean = () => true,
): FileLinks => {
  const secret = createSecretKey(key);
  const sign = (id: string, until: string, session: string): string =>
    createHmac('sha256', secret).update(`${name} ${id} ${until} ${session}`).digest('base64url');
  return {
    signed({ id, session, at, expiresAt }) {
      const hour = new Date(Date.parse(at) + VALID_MS).toISOString();
      const until = expiresAt !== undefined && expiresAt < hour ? expiresAt : hour;
      const query = { until, session: session ?? '', signature: sign(id, until, session ?? '') };
      return `${path}/${id}?${new URLSearchParams(query)}`;
    },
    opens(id, { until, session, signature }, at) {
      if (typeof until !== 'string' || typeof session !== 'string' || typeof signature !== 'string' || until <= at)
        return false;
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(id, until, session))];
      const signedHere = given.length === expected.length && timingSafeEqual(given, expected);
      return signedHere && (session === '' || sessionIsOpen(session));
    },
  };
};

export const takeoutFiles: Kind = { name: 'takeout', path: '/v1/takeout_file' };
/** Pictures of a case; their id is that of the case and their own, with a slash between. */
export const evidenceFiles: Kind = { name: 'evidence', path: '/v1/report_picture' };
export const invoiceFiles: Kind = { name: 'invoice', path: '/v1/invoice_file' };
