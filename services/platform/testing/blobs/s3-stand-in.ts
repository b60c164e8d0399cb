import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * Fake S3 with the features in use: buckets, objects, access keys. It verifies no signatures and has no listing; the
 * port's suites run against a real store (S3_URL).
 */
export type S3StandIn = Readonly<{ url: string; port: number; lose: () => void; close: () => Promise<void> }>;

type Stored = Readonly<{ body: Buffer; headers: Readonly<Record<string, string>> }>;

const errorOf = (code: string): string =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
const nothing = '<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>';

export const openS3StandIn = async (accessKey: string): Promise<S3StandIn> => {
  const buckets = new Map<string, Map<string, Stored>>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const say = (status: number, text: string | Buffer = '', headers = {}): void =>
        void response.writeHead(status, headers).end(text);
      const { method, headers } = request;
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://here');
      const [, bucket = '', ...rest] = pathname.split('/');
      const key = rest.join('/');
      const asks = headers.authorization ?? `Credential=${searchParams.get('X-Amz-Credential')}`;
      if (!asks.includes(`Credential=${accessKey}/`)) return say(403, errorOf('InvalidAccessKeyId'));
      if (method === 'PUT' && key === '') {
        if (!searchParams.has('lifecycle')) buckets.set(bucket, new Map());
        return say(200);
      }
      const objects = buckets.get(bucket);
      if (!objects) return say(404, method === 'HEAD' ? '' : errorOf('NoSuchBucket'));
      if (method === 'HEAD') return say(200);
      if (method === 'DELETE') {
        objects.delete(key);
        return say(204);
      }
      if (searchParams.has('list-type')) return say(200, nothing);
      if (method === 'PUT') {
        const kept = ['content-type', 'content-encoding'].flatMap((name) => {
          const value = headers[name];
          return typeof value === 'string' ? [[name, value]] : [];
        });
        objects.set(key, { body, headers: Object.fromEntries(kept) as Record<string, string> });
        return say(200);
      }
      const object = objects.get(key);
      return object
        ? say(200, object.body, { ...object.headers, 'content-length': object.body.length })
        : say(404, errorOf('NoSuchKey'));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    lose: () => buckets.clear(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
