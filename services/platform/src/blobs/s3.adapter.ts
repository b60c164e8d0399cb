import { Agent as HttpAgent, IncomingMessage } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Client, S3Error } from 'minio';
import * as z from 'zod';
import { hostsOf, type Called } from '../base/engine-errors.js';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import { watchEngine, type EngineWatch } from '../base/engine-watch.js';
import { UPLOADS, type Blobs } from './blobs.port.js';
import { checkedKey, checkedType } from './names.js';
import { meaningOf } from './s3-errors.js';
import { presign } from './s3-presign.js';

type Options = Readonly<{
  /** Internal URL of the store, for example `http://minio:9000`; without a path. */
  url: string;
  publicUrl: string;
  accessKey: string;
  secretKey: string;
  bucket: string;
  region: string;
  now?: () => number;
  timeoutMs?: number;
  watch?: EngineWatch;
}>;

const BASE64 = 'base64';
/** Part size, larger than any uploaded picture. */
const PART_BYTES = 16 * 1024 * 1024;

/**
 * Stores files in a bucket of MinIO or another S3 server; creates a missing bucket. Browsers upload directly to the
 * store; until it expires, a presigned URL accepts uploads of exactly the announced type, size and encoding,
 * including repeats. @throws EngineUnavailable from every call when the store does not answer within `timeoutMs` or
 * rejects the credentials
 */
export const openS3Blobs = ({
  url,
  publicUrl,
  accessKey,
  secretKey,
  bucket,
  region,
  now = Date.now,
  timeoutMs = 10_000,
  watch,
}: Options): Blobs & Readonly<{ close: () => Promise<void> }> => {
  const [own, open] = [originOf(url), originOf(publicUrl)];
  const called: Called = { engine: 'file store', name: `The file store at ${own.origin}`, settings: 'S3_URL' };
  const { call } = watch ?? watchEngine(called.engine, { at: hostsOf(url) });
  const useSSL = own.protocol === 'https:';
  const agent = new (useSSL ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: 64 });
  const client = new Client({
    endPoint: own.hostname,
    port: Number(own.port) || (useSSL ? 443 : 80),
    useSSL,
    accessKey,
    secretKey,
    region,
    pathStyle: true,
    transportAgent: agent,
    // Memory limit for a file of unknown size; other files are sent in one part.
    partSize: PART_BYTES,
    // Disable the client's retries: the client logs each one to the console, and callers retry anyway.
    retryOptions: { disableRetry: true },
  });
  // Append a suffix to keys, which contain no dots: some stores refuse a file and a folder of the same name.
  const nameOf = (key: string): string => `${checkedKey(key)}.blob`;

  let made: Promise<void> | undefined;

  const within = <T>(asked: () => Promise<T>): Promise<T> =>
    call(async () => {
      const { promise, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(
        () =>
          reject(
            new EngineUnavailable(called.engine, undefined, `${called.name} has not answered within ${timeoutMs} ms`),
          ),
        timeoutMs,
      );
      try {
        return await Promise.race([asked(), promise]);
      } catch (error) {
        // Recreate the bucket before the next call if the store was lost and came back empty.
        if (error instanceof S3Error && error.code === 'NoSuchBucket') made = undefined;
        throw meaningOf(called, error);
      } finally {
        clearTimeout(timer);
      }
    });

  const ready = (): Promise<void> =>
    (made ??= within(() => makeBucket(client, bucket, region)).catch((error: unknown) => {
      made = undefined;
      throw error;
    }));

  const fetched = async (key: string): Promise<IncomingMessage | null> => {
    const name = nameOf(key);
    await ready();
    const answer = await within(() => client.getObject(bucket, name)).catch(absent);
    if (answer !== null && !(answer instanceof IncomingMessage))
      throw new Error('The S3 client returned no response object, whose headers contain the content type');
    return answer;
  };

  /**
   * Reads a response body and decodes base64. Uploads are stored as sent and unvalidated; content that is not base64
   * decodes to garbage.
   */
  const whole = async (answer: IncomingMessage): Promise<Buffer> => {
    const body = await within(() => buffer(answer));
    return isBase64(answer) ? Buffer.from(body.toString('latin1'), 'base64') : body;
  };

  return {
    prepareUpload: async (key, { contentType, size, expiresInSeconds }) => {
      const object = new URL(`${open.origin}/${bucket}/${nameOf(key)}`);
      const headers = {
        'content-type': checkedType(contentType),
        'content-encoding': BASE64,
        'content-length': String(4 * Math.ceil(size / 3)),
      };
      await ready();
      const at = new Date(now());
      return {
        url: presign({ method: 'PUT', url: object, headers, accessKey, secretKey, region, at, expiresInSeconds }),
        expiresAt: new Date(at.getTime() + expiresInSeconds * 1000).toISOString(),
      };
    },
    put: async (key, body, contentType) => {
      const [name, type] = [nameOf(key), checkedType(contentType)];
      await ready();
      await within(() => client.putObject(bucket, name, Buffer.from(body), body.length, { 'Content-Type': type }));
    },
    // Set no time limit, because the content is produced while it is stored.
    putStream: async (key, chunks, contentType) => {
      const [name, type] = [nameOf(key), checkedType(contentType)];
      await ready();
      const source = Readable.from(chunks);
      // Reject when the source fails, because the client would wait forever.
      const broken = Promise.withResolvers<never>();
      source.once('error', broken.reject);
      const stored = call(() => client.putObject(bucket, name, source, undefined, { 'Content-Type': type }));
      await Promise.race([stored, broken.promise]).catch(async (error: unknown) => {
        // Remove the parts already stored. If the removal fails as well, throw the original error, which is more
        // informative.
        await within(() => client.removeIncompleteUpload(bucket, name)).catch(() => undefined);
        throw meaningOf(called, error);
      });
    },
    get: async (key) => {
      const answer = await fetched(key);
      return answer && { body: new Uint8Array(await whole(answer)), contentType: typeOf(answer) };
    },
    stream: async (key) => {
      const answer = await fetched(key);
      if (!answer) return null;
      if (isBase64(answer)) {
        const body = await whole(answer);
        return { body: Readable.from([body]), contentType: typeOf(answer), size: body.length };
      }
      answer.setTimeout(timeoutMs, () =>
        answer.destroy(new Error('The file store ended the download of a file early')),
      );
      return { body: answer, contentType: typeOf(answer), size: Number(answer.headers['content-length']) };
    },
    list: async (folder) => {
      const prefix = `${checkedKey(folder)}/`;
      await ready();
      const listed: unknown[] = await within(() => client.listObjectsV2(bucket, prefix, true).toArray());
      return z
        .array(Listed)
        .parse(listed)
        .map(({ name, lastModified }) => ({
          key: name.slice(0, -'.blob'.length),
          storedAt: lastModified.toISOString(),
        }));
    },
    delete: async (key) => {
      const name = nameOf(key);
      await ready();
      await within(() => client.removeObject(bucket, name));
    },
    close: async () => {
      agent.destroy();
    },
  };
};

/** Creates the bucket, tolerating concurrent creation by several processes. Unused uploads expire after a day. */
const makeBucket = async (client: Client, bucket: string, region: string): Promise<void> => {
  if (await client.bucketExists(bucket)) return;
  try {
    await client.makeBucket(bucket, region);
  } catch (error) {
    if (error instanceof S3Error && error.code === 'BucketAlreadyOwnedByYou') return;
    throw error;
  }
  await client.setBucketLifecycle(bucket, {
    Rule: [{ ID: 'uploads', Status: 'Enabled', Filter: { Prefix: `${UPLOADS}/` }, Expiration: { Days: 1 } }],
  });
};

const Listed = z.object({ name: z.string(), lastModified: z.date() });

const originOf = (address: string): URL => {
  const url = new URL(address);
  if (url.pathname !== '/' || url.search)
    throw new Error(`The URL of the file store must have no path, because signatures cover the whole URL: ${address}`);
  return url;
};

const typeOf = (answer: IncomingMessage): string => answer.headers['content-type'] ?? 'application/octet-stream';
const isBase64 = (answer: IncomingMessage): boolean => answer.headers['content-encoding'] === BASE64;

const absent = (error: unknown): null => {
  if (error instanceof S3Error && error.code === 'NoSuchKey') return null;
  throw error;
};
