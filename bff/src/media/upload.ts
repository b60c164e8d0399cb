import type { IncomingMessage, ServerResponse } from 'node:http';
import type { UploadAnswer, UploadRequest } from '@lendring/platform/blobs/upload.js';

/** Takes the PUT to a signed address (spec §7); whoever has the address may upload once what it names. */
export const uploadHandler = (handleUpload: (request: UploadRequest) => Promise<UploadAnswer>) =>
  async (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse): Promise<void> => {
    request.url = request.originalUrl ?? request.url ?? '';
    const { status, code } = request.method === 'PUT' ? await handleUpload(request) : { status: 405, code: 'put_only' };
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    response.end(JSON.stringify({ error: status !== 200, msgcode: code }));
  };
