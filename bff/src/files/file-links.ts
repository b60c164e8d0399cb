import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '@lendring/contracts/kernel/time.js';
import type { SessionId, UserId } from '@lendring/contracts/kernel/ids.js';

/**
 * Signed content of a link. `session` is the requesting sign-in session, or null when the issuer provides none;
 * `staff` is a staff member acting in a role, absent for owners.
 */
type Wanted = Readonly<{
  id: string;
  session: SessionId | null;
  at: string;
  expiresAt?: string;
  staff?: UserId | null;
  /** File name for downloads, made of letters, digits and dots. The signature covers it. */
  file?: string;
}>;
type Given = Readonly<{ until?: unknown; session?: unknown; staff?: unknown; file?: unknown; signature?: unknown }>;

export type FileLinks = Readonly<{
  /** Signs a URL that is valid for an hour, or until the file, session or staff role ends if earlier. */
  signed: (wanted: Wanted) => string;
  opens: (id: string, given: Given, at: string) => Promise<boolean>;
}>;

type Kind = Readonly<{ name: string; path: string }>;

/**
 * `sessionIsOpen` returns true while the session is open; absent for external issuers, whose sessions are unknown.
 * `mayOpen` returns true while the staff member still has the right.
 */
type Asked = Readonly<{
  sessionIsOpen?: ((session: SessionId) => boolean) | undefined;
  mayOpen?: (staff: UserId) => Promise<boolean>;
}>;

export type MakeFileLinks = (kind: Kind, mayOpen?: Asked['mayOpen']) => FileLinks;

const VALID_MS = HOUR_MS;
/** Separator of the signed parts; a space occurs in no id, time or session. */
const BETWEEN = ' ';

const isText = (value: unknown): value is string => typeof value === 'string';

export const createFileLinks = (
  key: Uint8Array,
  { name, path }: Kind,
  { sessionIsOpen = () => true, mayOpen = async () => false }: Asked = {},
): FileLinks => {
  const secret = createSecretKey(key);
  const sign = (...parts: readonly string[]): string =>
    createHmac('sha256', secret)
      .update([name, ...parts].join(BETWEEN))
      .digest('base64url');
  return {
    signed({ id, session: given, at, expiresAt, staff: reader, file = '' }) {
      const hour = new Date(Date.parse(at) + VALID_MS).toISOString();
      const until = expiresAt !== undefined && expiresAt < hour ? expiresAt : hour;
      const [session, staff] = [given ?? '', reader ?? ''];
      const signature = sign(id, until, session, staff, file);
      const query = { until, session, staff, ...(file && { file }), signature };
      return `${path}/${id}?${new URLSearchParams(query)}`;
    },
    async opens(id, { until, session, staff, file = '', signature }, at) {
      if (!isText(until) || !isText(session) || !isText(staff) || !isText(signature) || !isText(file) || until <= at)
        return false;
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(id, until, session, staff, file))];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return (session === '' || sessionIsOpen(session)) && (staff === '' || mayOpen(staff));
    },
  };
};

export const takeoutFiles: Kind = { name: 'takeout', path: '/v1/takeout_file' };
export const evidenceFiles: Kind = { name: 'evidence', path: '/v1/report_picture' };
export const invoiceFiles: Kind = { name: 'invoice', path: '/v1/invoice_file' };
