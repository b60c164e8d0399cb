import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@lendring/platform/base/free-port.js';
import { openS3StandIn, type S3StandIn } from '@lendring/platform/testing/blobs/s3-stand-in.js';
import { openTcpProxy, type TcpProxy } from '@lendring/platform/testing/engines/tcp-proxy.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { publishOffer, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

describe('while the file store is unavailable', () => {
  let store: S3StandIn;
  let line: TcpProxy;
  let product: TestProduct;
  let vendor: TestPerson;
  let opsPort: number;
  let picture: string;

  beforeAll(async () => {
    [store, opsPort] = [await openS3StandIn('lendring'), await freePort()];
    line = await openTcpProxy('127.0.0.1', store.port);
    product = await startProduct({
      BLOBS: 's3',
      S3_URL: `http://127.0.0.1:${line.port}`,
      S3_PUBLIC_URL: store.url,
      S3_ACCESS_KEY: 'lendring',
      S3_SECRET_KEY: 'secret-of-the-store',
      OPS_PORT: String(opsPort),
    });
    vendor = await product.person('vendora');
    const { offerId } = await publishOffer(vendor, 'Familienzelt für sechs');
    picture = (await product.visitor.call('offer', { id: offerId })).data.images[0]?.image_id ?? '';
  });
  afterAll(async () => {
    await product.stop();
    await line.mend();
    await line.cut();
    await store.close();
  });

  const shown = async (): Promise<number> =>
    (await fetch(`${product.config.publicUrl}/media/${picture}/320.webp`)).status;
  const reasons = async (): Promise<string> => (await fetch(`http://127.0.0.1:${opsPort}/health/ready`)).text();

  it('pictures answer an error, everything else works, and pictures return afterwards', async () => {
    expect(await shown()).toBe(200);
    expect(await reasons()).not.toContain('file store');
    const prepared = await vendor.call('prepareUserImage', { body: { content_type: 'image/webp', size: 20 } });
    await line.cut();

    const missing = await fetch(`${product.config.publicUrl}/media/${picture}/640.webp`);
    expect([missing.status, missing.headers.get('retry-after')]).toEqual([503, '5']);
    const activate = () => vendor.call('activateUserImage', { body: { image_id: prepared.data.image_id }, lang: 'nl' });
    const refused = await activate();
    expect([refused.status, refused.failure.msgcode, refused.failure.msgtext]).toEqual([
      503,
      'service_unavailable',
      'Dit deel is nu niet bereikbaar. Probeer het zo nog eens.',
    ]);
    expect(await reasons()).toMatch(
      /"ready":true.*engines: The file store at http:\/\/127\.0\.0\.1:\d+ does not answer/,
    );
    expect((await vendor.call('offers', {})).data.offers).toHaveLength(1);
    expect((await vendor.call('changeProfile', { body: { firstname: 'Neu' } })).status).toBe(200);

    await line.mend();
    await eventually(shown, (status) => status === 200);
    expect(await reasons()).not.toContain('file store');
    expect((await activate()).status).not.toBe(503);
  });
});
