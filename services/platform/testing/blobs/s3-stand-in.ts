import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** As much of S3 as tells a store from one that is away: one bucket, its objects, and whose key asks. */
export type S3StandIn = Readonly<{
  port: number;
  /** Forgets everything. */ lose: () => void;
  close: () => Promise<void>;
}>;

const errorOf = (code: string): string =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;

export const openS3StandIn = async (accessKey: string): Promise<S3StandIn> => {
  const buckets = new Map<string, Map<string, Buffer>>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const say = (status: number, text: string | Buffer = ''): void => void response.writeHead(status).end(text);
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://here');
      const [, bucket = '', ...key] = pathname.split('/');
      if (!request.headers.authorization?.includes(`Credential=${accessKey}/`))
        return say(403, errorOf('InvalidAccessKeyId'));
      if (request.method === 'PUT' && key.join('/') === '') {
        if (!searchParams.has('lifecycle')) buckets.set(bucket, new Map());
        return say(200);
      }
      const objects = buckets.get(bucket);
      if (!objects) return say(404, request.method === 'HEAD' ? '' : errorOf('NoSuchBucket'));
      if (request.method === 'HEAD') return say(200);
      if (request.method === 'PUT') {
        objects.set(key.join('/'), body);
        return say(200);
      }
      const object = objects.get(key.join('/'));
      return object ? say(200, object) : say(404, errorOf('NoSuchKey'));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    lose: () => buckets.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
