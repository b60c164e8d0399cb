import type { IncomingMessage, ServerResponse } from 'node:http';
import type { UploadAnswer, UploadRequest } from '@lendring/platform/blobs/upload.js';
import { EngineUnavailable } from '@lendring/platform/base/engine-unavailable.js';
import { languageOf } from '../http/language.js';
import { textOf, type UploadCode } from '@lendring/contracts/http/messages.js';

const envelope = (
  code: UploadAnswer['code'] | 'put_only' | 'service_unavailable',
  acceptLanguage: string | undefined,
): object => {
  if (code === 'stored') return { error: false, msgcode: code };
  const said: UploadCode | 'service_unavailable' = code;
  const text = textOf(said, languageOf(undefined, acceptLanguage));
  return { error: true, msgcode: code, msgtext: text, msg: text };
};

/** Maps a full or failing disk to 503, a temporary failure. */
const notNow = (error: unknown) => {
  if (!(error instanceof EngineUnavailable)) throw error;
  return { status: 503, code: 'service_unavailable' } as const;
};

export const uploadHandler =
  (handleUpload: (request: UploadRequest) => Promise<UploadAnswer>) =>
  async (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse): Promise<void> => {
    request.url = request.originalUrl ?? request.url ?? '';
    const { status, code } =
      request.method === 'PUT' ? await handleUpload(request).catch(notNow) : { status: 405, code: 'put_only' as const };
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 405 && { allow: 'PUT' }),
      ...(status === 503 && { 'retry-after': '5' }),
    });
    response.end(JSON.stringify(envelope(code, request.headers['accept-language'])));
  };
