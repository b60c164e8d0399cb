import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blobsContract } from '../../testing/blobs/contract.js';
import { openFileBlobs, type FileBlobs } from './files.adapter.js';
import { until } from '../../testing/eventually.js';

type Opened = Readonly<{
  blobs: FileBlobs;
  directory: string;
  base: string;
  later: (ms: number) => void;
  storesClock: () => Promise<number>;
  close: () => Promise<void>;
}>;

/** Reads the file system's clock, which an overridden test clock (`.ci/at`) does not change. */
const diskClock = async (directory: string): Promise<number> => {
  const file = join(directory, 'now');
  await writeFile(file, '');
  const { mtimeMs } = await stat(file);
  await rm(file);
  return mtimeMs;
};

const open = async (): Promise<Opened> => {
  const directory = await mkdtemp(join(tmpdir(), 'files-'));
  let ahead = 0;
  const server: Server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files`;
  const blobs = openFileBlobs({ directory, publicBase: base, secret: randomBytes(32), now: () => Date.now() + ahead });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    void blobs.handleUpload(request).then(
      ({ status, code }) => response.writeHead(status).end(code),
      () => response.writeHead(500).end(),
    );
  });
  return {
    blobs,
    directory,
    base,
    later: (ms) => {
      ahead += ms;
    },
    storesClock: () => diskClock(directory),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(directory, { recursive: true });
    },
  };
};

describe('file blob store', () => blobsContract(open));

describe('file upload', () => {
  let opened: Opened;
  let n = 0;
  const options = { contentType: 'image/webp', size: 1000, expiresInSeconds: 60 };
  const prepare = async (more: Partial<typeof options> = {}) => {
    const key = `image/${n++}`;
    return { key, url: (await opened.blobs.prepareUpload(key, { ...options, ...more })).url };
  };
  const put = async (
    url: string,
    body: RequestInit['body'],
    headers: Record<string, string> = {},
  ): Promise<readonly [number, string]> => {
    const answer = await fetch(url, {
      method: 'PUT',
      body,
      headers: { 'content-type': 'image/webp', ...headers },
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    } as RequestInit);
    return [answer.status, await answer.text()];
  };
  const chunked = (chunks: readonly (string | Uint8Array)[]): ReadableStream =>
    ReadableStream.from(chunks.map((chunk) => Buffer.from(chunk)));

  beforeAll(async () => {
    opened = await open();
  });
  afterEach(async () => {
    expect(await readdir(join(opened.directory, '.drafts'))).toEqual([]);
  });
  afterAll(() => opened.close());

  it.each(['content-encoding', 'content-transfer-encoding'])(
    'accepts base64 as in %s, in any chunks',
    async (header) => {
      for (const size of [1, 2, 3, 4, 299, 1000]) {
        const { key, url } = await prepare({ size });
        const body = new Uint8Array(randomBytes(size));
        const encoded = Buffer.from(body)
          .toString('base64')
          .replaceAll(/(.{76})/g, '$1\r\n');
        expect(await put(url, chunked(encoded.match(/[^]{1,7}/g) ?? []), { [header]: 'base64' })).toEqual([
          200,
          'stored',
        ]);
        expect((await opened.blobs.get(key))?.body).toEqual(body);
      }
    },
  );

  it.each(['not base64!', 'QUJD=QUI=', 'QUJDQ', 'QUJD"'])('rejects %j as base64', async (body) => {
    const { key, url } = await prepare();
    expect(await put(url, body, { 'content-encoding': 'base64' })).toEqual([400, 'not_base64']);
    expect(await opened.blobs.get(key)).toBeNull();
  });

  it('rejects an unknown encoding', async () => {
    const { url } = await prepare();
    expect(await put(url, 'x', { 'content-encoding': 'gzip' })).toEqual([415, 'wrong_content_type']);
  });

  it('accepts exactly the announced size, with or without a content length', async () => {
    const [exact, over, streamed, encoded] = await Promise.all([prepare(), prepare(), prepare(), prepare()]);
    expect(await put(exact.url, randomBytes(1000))).toEqual([200, 'stored']);
    expect(await put(over.url, randomBytes(1001))).toEqual([413, 'upload_too_big']);
    expect(await put(streamed.url, chunked([randomBytes(600), randomBytes(401)]))).toEqual([413, 'upload_too_big']);
    expect(await put(encoded.url, randomBytes(1001).toString('base64'), { 'content-encoding': 'base64' })).toEqual([
      413,
      'upload_too_big',
    ]);
    for (const { key } of [over, streamed, encoded]) expect(await opened.blobs.get(key)).toBeNull();
  });

  it('rejects an expired address', async () => {
    const { key, url } = await prepare();
    opened.later(61_000);
    expect(await put(url, 'x')).toEqual([403, 'upload_expired']);
    expect(await opened.blobs.get(key)).toBeNull();
  });

  it.each<[string, (url: URL) => void]>([
    [
      'more bytes',
      (url) => {
        url.searchParams.set('size', '999999');
      },
    ],
    [
      'more time',
      (url) => {
        url.searchParams.set('expires', '99999999999999');
      },
    ],
    [
      'another type',
      (url) => {
        url.searchParams.set('type', 'text/html');
      },
    ],
    [
      'no signature',
      (url) => {
        url.searchParams.delete('signature');
      },
    ],
    [
      'a short signature',
      (url) => {
        url.searchParams.set('signature', 'AA');
      },
    ],
    [
      'no query',
      (url) => {
        url.search = '';
      },
    ],
    [
      'another path',
      (url) => {
        url.pathname = '/elsewhere/image/0';
      },
    ],
  ])('rejects an address altered to have %s', async (_, change) => {
    const url = new URL((await prepare()).url);
    change(url);
    expect(await put(url.href, 'x', { 'content-type': url.searchParams.get('type') ?? 'image/webp' })).toEqual([
      403,
      'upload_refused',
    ]);
  });

  it.each([
    '/files/../../outside',
    '/files/%2e%2e/%2e%2e/outside',
    '/files/..%2f..%2foutside',
    '//files/x',
    '/files/',
    '/files',
  ])('cannot escape its folder by %s', async (path) => {
    const { search, port } = new URL((await prepare()).url);
    const sent = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'PUT',
      path: path + search,
      headers: { 'content-type': 'image/webp' },
    }).end('x');
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(403);
  });

  it('rejects an empty or incomplete file', async () => {
    const { key, url } = await prepare();
    expect(await put(url, '')).toEqual([400, 'empty_upload']);
    expect(await put(url, randomBytes(999))).toEqual([400, 'upload_too_small']);
    expect(await opened.blobs.get(key)).toBeNull();
  });

  it('accepts a repeated upload of the same bytes but never replaces a file', async () => {
    const { key, url } = await prepare({ size: 4 });
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => put(url, 'good')));
    expect(outcomes).toEqual(outcomes.map(() => [200, 'stored']));
    expect(await put(url, 'evil')).toEqual([409, 'already_uploaded']);
    expect((await opened.blobs.get(key))?.body).toEqual(new Uint8Array(Buffer.from('good')));
  });

  it('leaves no file behind when the sender aborts', async () => {
    const { key, url } = await prepare();
    const drafts = async () => (await readdir(join(opened.directory, '.drafts'))).length;
    const before = await drafts();
    const sent = httpRequest(url, {
      method: 'PUT',
      headers: { 'content-type': 'image/webp', 'content-length': '500' },
    });
    sent.on('error', () => undefined);
    sent.write('half');
    await until(async () => (await drafts()) > before);
    sent.destroy();
    await until(async () => (await drafts()) === before);
    expect(await opened.blobs.get(key)).toBeNull();
  });

  it('removes stale temporary files of a crashed process', async () => {
    const draft = join(opened.directory, '.drafts', 'dead');
    await writeFile(draft, 'half');
    const young = join(opened.directory, '.drafts', 'young');
    await writeFile(young, 'half');
    await utimes(draft, new Date(0), new Date(0));
    const now = await opened.storesClock();
    openFileBlobs({ directory: opened.directory, publicBase: opened.base, secret: randomBytes(32), now: () => now });
    expect(await readdir(join(opened.directory, '.drafts'))).toEqual(['young']);
    await rm(young);
  });
});
