import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { SessionId, UserId } from '@lendring/contracts/kernel/ids.js';

/**
 * What a link is made for; `session`: the sign-in that asks, null where the issuer names none; `staff`: who opens it in
 * a role, absent where it is their own.
 */
type Wanted = Readonly<{
  id: string;
  session: SessionId | null;
  at: string;
  /** When the file goes. */ expiresAt?: string;
  staff?: UserId | null;
  /** The name under which the file is saved, signed with the rest; letters, digits and dots. */
  file?: string;
}>;
type Given = Readonly<{ until?: unknown; session?: unknown; staff?: unknown; file?: unknown; signature?: unknown }>;

/** Signed addresses of files that are for one person alone. */
export type FileLinks = Readonly<{
  /** Valid for an hour, no longer than the file, the sign-in that it was made for, and the role of staff. */
  signed: (wanted: Wanted) => string;
  opens: (id: string, given: Given, at: string) => Promise<boolean>;
}>;

/** `name`: of what the files are, signed with the rest; `path`: where they are. */
type Kind = Readonly<{ name: string; path: string }>;

/** `sessionIsOpen`: whether a sign-in still is; of another issuer's nobody knows. `mayOpen`: whether staff still may. */
type Asked = Readonly<{
  sessionIsOpen?: ((session: SessionId) => boolean) | undefined;
  mayOpen?: (staff: UserId) => Promise<boolean>;
}>;

/** Links of one kind of files, all signed with the same key. */
export type MakeFileLinks = (kind: Kind, mayOpen?: Asked['mayOpen']) => FileLinks;

const VALID_MS = 3_600_000;
/** Between what is signed: none of it stands in an id, a time or a sign-in. */
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
/** Pictures of a case; their id is that of the case and their own, with a slash between. */
export const evidenceFiles: Kind = { name: 'evidence', path: '/v1/report_picture' };
export const invoiceFiles: Kind = { name: 'invoice', path: '/v1/invoice_file' };
