import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openS3StandIn, type S3StandIn } from '../../testing/blobs/s3-stand-in.js';
import { engineFaults, type Way } from '../../testing/engines/faults.js';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import { openS3Blobs } from './s3.adapter.js';

let store: S3StandIn;
beforeAll(async () => {
  store = await openS3StandIn('lendring');
});
afterAll(async () => store.close());

const open = (
  { host, port, tls, password }: Omit<Way, 'watch'>,
  more: Partial<Parameters<typeof openS3Blobs>[0]> = {},
) => {
  const url = `${tls ? 'https' : 'http'}://${host}:${port}`;
  return openS3Blobs({
    url,
    publicUrl: url,
    accessKey: password === 'right' ? 'lendring' : 'guessed',
    secretKey: 'secret',
    bucket: 'pictures',
    region: 'us-east-1',
    timeoutMs: 4_000,
    ...more,
  });
};

engineFaults({
  engine: 'file store',
  server: () => ({ host: '127.0.0.1', port: store.port }),
  open: ({ watch, ...way }) => {
    const { put, close } = open(way, { watch });
    return { call: () => put('image/x', Buffer.from('x'), 'image/webp'), close };
  },
  wrongPassword: /refuses this process \(.*\): check S3_ACCESS_KEY, S3_SECRET_KEY/,
  wrongTls: /TLS .*: check S3_URL/,
});

describe('lost blob store', () => {
  it('recreates its bucket when it returns empty', async () => {
    const blobs = open({ host: '127.0.0.1', port: store.port, tls: false, password: 'right' });
    await blobs.put('image/x', Buffer.from('x'), 'image/webp');
    store.lose();
    await expect(blobs.get('image/x')).rejects.toBeInstanceOf(EngineUnavailable);
    expect(await blobs.get('image/x')).toBeNull();
    await blobs.close();
  });
});
