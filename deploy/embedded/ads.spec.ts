import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdShape } from '@lendring/contracts/http/ads.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import sharp from 'sharp';
import { must, startProduct, type TestPerson, type TestProduct } from '../driver/product.js';
import { keepAds, wishOf } from '../operations/ads.js';

const ad = {
  content: {
    type: 'banner',
    position: 'top',
    colour: '#0b5c5c',
    title: 'Zelte',
    claim: 'Auch sonntags',
    cta: 'Ansehen',
    link: 'https://zelte.example/wochenende?a=b',
    hint: { x: 'right', y: 'top', src: 'Zeltverleih West' },
  },
  terms: { from: '2026-01-01T00:00:00.000Z', until: null, views: null, weight: 1, language: null, categoryId: null },
  pictures: { '0': 'ad.png', '992': 'ad.png' },
};

describe('an ad that an operator places', () => {
  let folder: string;
  let product: TestProduct;
  let person: TestPerson;
  const placed = async (changed: object = {}): Promise<string> => {
    const file = join(folder, 'ad.json');
    await writeFile(file, JSON.stringify({ ...ad, ...changed }));
    return keepAds(product.config, wishOf(['place', file]));
  };
  const search = async (query: object = {}): Promise<readonly AdShape[]> =>
    must('offerSearch', await person.call('offerSearch', { query })).data.ads;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lendring-ads-'));
    await sharp({ create: { width: 64, height: 48, channels: 3, background: '#0b5c5c' } })
      .png()
      .toFile(join(folder, 'ad.png'));
    product = await startProduct({});
    person = await product.person('liest');
  });
  afterAll(async () => {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('comes with lists, leads only where it says, and tells its advertiser alone what became of it', async () => {
    expect(await placed()).toMatch(/^Done: the ad [0-9a-f-]{36} is placed\n$/);
    const [found] = await eventually(
      () => search(),
      (ads) => ads.length === 1,
    );
    expect(found).toMatchObject({ title: 'Zelte', hint_src: 'Zeltverleih West' });
    expect(found?.sources.map((one) => one.min_width)).toEqual([992, 0]);
    expect((await search({ w: 500 }))[0]?.sources.map((one) => one.min_width)).toEqual([0]);
    expect(await search({ page: 2 })).toEqual([]);
    const follow = (path: string) => fetch(product.config.publicUrl + path, { redirect: 'manual' });
    const led = await follow(found?.link ?? '');
    expect([led.status, led.headers.get('location')]).toEqual([303, ad.content.link]);
    for (const path of [
      '/link',
      `/link?id=${found?.ad_id}&secret=wrong`,
      `/link?id=${randomUUID()}&secret=${found?.secret}`,
    ])
      expect([path, (await follow(path)).status]).toEqual([path, 404]);

    const id = found?.ad_id ?? '';
    const click = (secret: string) => person.call('adClick', { id, body: { secret } });
    expect((await click(found?.secret ?? '')).status).toBe(204);
    expect((await click('wrong')).failure).toMatchObject({ msgcode: 'ad_not_found' });
    const report = (key: string) => person.call('adReport', { id, query: { key } });
    expect((await report(found?.secret ?? '')).failure).toMatchObject({ msgcode: 'ad_not_found' });
    const key = /ad-report\/[0-9a-f-]+\/([\w-]+)/.exec(await keepAds(product.config, wishOf(['list'])))?.[1] ?? '';
    expect(must('adReport', await report(key)).data).toMatchObject({ title: 'Zelte', status: 'running', views: 0 });

    expect(await keepAds(product.config, wishOf(['end', id]))).toContain('has ended');
    await eventually(
      () => search(),
      (ads) => ads.length === 0,
    );
    expect(must('adReport', await report(key)).data.status).toBe('over');
  });

  it('is refused with what is wrong in its file', async () => {
    const content = { ...ad.content, link: 'javascript:alert(1)' };
    await expect(placed({ content })).rejects.toThrow(/ad\.json is wrong: link: /);
    await expect(placed({ pictures: { '992': 'ad.png' } })).rejects.toThrow(/from: 0/);
    await expect(placed({ pictures: { '0': 'none.png' } })).rejects.toThrow(/none\.png cannot be read/);
    await expect(placed({ pictures: { '0': 'ad.json' } })).rejects.toThrow(/is not taken: picture_/);
    await expect(keepAds(product.config, wishOf(['end', randomUUID()]))).rejects.toThrow('There is no ad');
    expect(() => wishOf(['end', 'x'])).toThrow('npm run ads');
  });
});
