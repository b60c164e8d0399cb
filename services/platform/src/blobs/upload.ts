import type { IncomingHttpHeaders } from 'node:http';
import { decodeBase64, NotBase64 } from './base64.js';
import { readGrant, type UploadGrant } from './upload-signature.js';

export type UploadRequest = Readonly<{ url?: string | undefined; headers: IncomingHttpHeaders }> &
  AsyncIterable<Uint8Array>;

export type UploadAnswer = Readonly<
  | { status: 200; code: 'stored' }
  | { status: 400; code: 'empty_upload' | 'upload_too_small' | 'not_base64' | 'upload_broken' }
  | { status: 403; code: 'upload_refused' | 'upload_expired' }
  | { status: 409; code: 'already_uploaded' }
  | { status: 413; code: 'upload_too_big' }
  | { status: 415; code: 'wrong_content_type' }
>;

export class AlreadyStored extends Error {}

type Receiver = Readonly<{
  basePath: string;
  secret: Uint8Array;
  now: () => number;
  isKey: (key: string) => boolean;
  store: (grant: UploadGrant, body: AsyncIterable<Uint8Array>) => Promise<void>;
}>;

/** Handles the PUT to a URL from `prepareUpload`; the body is raw, or base64 if a header says so (spec §7). */
export const receiveUpload = async (
  request: UploadRequest,
  { basePath, secret, now, isKey, store }: Receiver,
): Promise<UploadAnswer> => {
  const url = URL.parse(request.url ?? '', 'http://here');
  const key = url?.pathname.startsWith(`${basePath}/`) ? url.pathname.slice(basePath.length + 1) : '';
  const grant = url && isKey(key) ? readGrant(key, url.searchParams, secret) : null;
  if (!grant) return { status: 403, code: 'upload_refused' };
  if (now() > grant.expiresAt) return { status: 403, code: 'upload_expired' };
  const encoding = encodingOf(request.headers);
  if (encoding === null || request.headers['content-type']?.trim().toLowerCase() !== grant.contentType.toLowerCase()) {
    return { status: 415, code: 'wrong_content_type' };
  }
  // Allow for base64, which adds a third and may contain line breaks.
  const maxSent = encoding === 'base64' ? Math.ceil(grant.size * 1.4) + 64 : grant.size;
  if (Number(request.headers['content-length'] ?? 0) > maxSent) return { status: 413, code: 'upload_too_big' };
  const sent = atMost(request, maxSent);
  try {
    await store(grant, exactly(encoding === 'base64' ? atMost(decodeBase64(sent), grant.size) : sent, grant.size));
    return { status: 200, code: 'stored' };
  } catch (error) {
    if (error instanceof BadBody) return error.answer;
    if (error instanceof NotBase64) return { status: 400, code: 'not_base64' };
    if (error instanceof AlreadyStored) return { status: 409, code: 'already_uploaded' };
    throw error;
  }
};

const encodingOf = (headers: IncomingHttpHeaders): 'base64' | 'raw' | null => {
  const said = [headers['content-encoding'], headers['content-transfer-encoding']]
    .flat()
    .filter((value) => value !== undefined)
    .map((value) => value.trim().toLowerCase());
  if (said.includes('base64')) return 'base64';
  return said.every((value) => value === 'identity' || value === 'binary') ? 'raw' : null;
};

class BadBody extends Error {
  constructor(readonly answer: UploadAnswer) {
    super(answer.code);
  }
}

async function* atMost(chunks: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > limit) throw new BadBody({ status: 413, code: 'upload_too_big' });
    yield chunk;
  }
}

/**
 * Rejects bodies that are too long or too short; a short body indicates an aborted upload rather than a failing disk.
 */
async function* exactly(chunks: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let received = 0;
  try {
    for await (const chunk of chunks) {
      received += chunk.length;
      yield chunk;
    }
  } catch (error) {
    throw error instanceof BadBody || error instanceof NotBase64
      ? error
      : new BadBody({ status: 400, code: 'upload_broken' });
  }
  if (received < size) throw new BadBody({ status: 400, code: received === 0 ? 'empty_upload' : 'upload_too_small' });
}
