import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { describeEngine } from '@lendring/platform/testing/engines/engine.js';
import { publishOffer, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

describeEngine('s3', 'pictures of the product in S3', (url) => {
  let product: TestProduct;
  let owner: TestPerson;
  beforeAll(async () => {
    product = await startProduct({
      BLOBS: 's3',
      S3_URL: url,
      S3_ACCESS_KEY: process.env['S3_ACCESS_KEY'] ?? '',
      S3_SECRET_KEY: process.env['S3_SECRET_KEY'] ?? '',
      S3_BUCKET: `lendring-test-${randomUUID()}`,
    });
    owner = await product.person('anna');
  }, 60_000);
  afterAll(() => product.stop());

  it('are uploaded directly to the store, and served by the BFF in all widths', async () => {
    const { offerId } = await publishOffer(owner, 'Feuerschale');
    const { data: offer } = await product.visitor.call('offer', { id: offerId });
    const id = offer.images[0]?.image_id ?? '';
    for (const width of [128, 320, 640]) {
      const picture = await fetch(`${product.config.publicUrl}/media/${id}/${width}.webp`);
      const body = await picture.arrayBuffer();
      expect([
        picture.status,
        picture.headers.get('content-type'),
        Number(picture.headers.get('content-length')),
      ]).toEqual([200, 'image/webp', body.byteLength]);
    }
    expect((await fetch(`${product.config.publicUrl}/media/${randomUUID()}/320.webp`)).status).toBe(404);
  }, 30_000);

  it('are rejected if they were not announced', async () => {
    const { data } = await owner.call('prepareUserImage', { body: { content_type: 'image/webp', size: 20 } });
    expect(new URL(data.url).origin).toBe(new URL(url).origin);
    const put = (body: string, type = 'image/webp') =>
      fetch(data.url, {
        method: 'PUT',
        headers: { 'content-type': type, 'content-encoding': 'base64' },
        body: Buffer.from(body).toString('base64'),
      });
    expect([
      (await put('far more than was announced')).status,
      (await put('this is no picture..', 'text/html')).status,
    ]).toEqual([403, 403]);
    expect((await owner.call('activateUserImage', { body: { image_id: data.image_id } })).failure.msgcode).toBe(
      'picture_not_found',
    );
    expect((await put('this is no picture..')).status).toBe(200);
    expect((await owner.call('activateUserImage', { body: { image_id: data.image_id } })).failure.msgcode).toBe(
      'picture_type',
    );
  }, 30_000);
});
