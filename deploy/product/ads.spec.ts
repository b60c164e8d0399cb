import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adReviewCalls } from '@lendring/contracts/http/ad-review.js';
import { type AdShape } from '@lendring/contracts/http/ads.js';
import { eventually, until } from '@lendring/platform/testing/eventually.js';
import sharp from 'sharp';
import { must, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';
import { changeAdmins, wishOf as adminsWish } from '../operations/admins.js';
import { keepAds, wishOf } from '../operations/ads.js';

const ad = {
  content: {
    type: 'banner',
    position: 'top',
    colour: '#0b5c5c',
    title: 'Zelte',
    claim: 'Auch sonntags',
    cta: 'Ansehen',
    link: 'https://müller.example/wochenende?a=b',
    hint: { x: 'right', y: 'top', src: 'Zeltverleih West' },
  },
  terms: { from: '2026-01-01T00:00:00.000Z', until: null, views: null, weight: 1, language: null, categoryId: null },
  pictures: { '0': 'ad.png', '992': 'ad.png' },
};

const COLOGNE = { city_id: 'g2886242', radius: 25 } as const;

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

  it('appears in lists, links only to its target, and reports its results to the advertiser only', async () => {
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
    expect([led.status, led.headers.get('location')]).toEqual([303, 'https://xn--mller-kva.example/wochenende?a=b']);
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

  it('is rejected with the errors in its file', async () => {
    const content = { ...ad.content, link: 'javascript:alert(1)' };
    await expect(placed({ content })).rejects.toThrow(/ad\.json is invalid: link: /);
    await expect(placed({ pictures: { '992': 'ad.png' } })).rejects.toThrow(/from: 0/);
    await expect(placed({ pictures: { '0': 'none.png' } })).rejects.toThrow(/none\.png cannot be read/);
    await expect(placed({ pictures: { '0': 'ad.json' } })).rejects.toThrow(/was rejected: picture_/);
    await expect(keepAds(product.config, wishOf(['end', randomUUID()]))).rejects.toThrow(/^Ad \S+ does not exist\.$/);
    expect(() => wishOf(['end', 'x'])).toThrow('npm run ads');
  });

  it('from a company goes through the API from draft and payment to approval and display', async () => {
    const shop = await product.person('zeltladen', { commercial: true });
    const { colour, hint, ...content } = ad.content;
    const body = {
      ...content,
      type: 'banner',
      position: 'top',
      title: 'Festzelte',
      color: colour,
      hint_x: 'right',
      hint_y: 'top',
      hint_src: hint.src,
      from: null,
      views: 1_000,
      language: 'de',
      category_id: null,
    } as const;
    expect((await person.call('draftAd', { body })).failure).toMatchObject({ msgcode: 'ad_for_companies' });
    for (const [changed, path] of [
      [{ link: 'javascript:alert(1)' }, 'link'],
      [{ position: 'left' }, 'position'],
      [{ views: -1_000 }, 'views'],
      [{ views: 1_500 }, 'views'],
      [{ language: null }, 'language'],
    ] as const)
      expect((await shop.call('draftAd', { body: { ...body, ...changed } as typeof body })).failure).toMatchObject({
        msgcode: 'invalid_input',
        fields: expect.arrayContaining([expect.objectContaining({ path })]),
      });
    for (const [changed, msgcode] of [
      [{ category_id: 999_999 }, 'category_not_found'],
      [{ area: { city_id: 'nowhere', radius: 25 } }, 'place_not_found'],
      [{ area: COLOGNE }, 'ad_house_only'],
      [{ payer: 'Agentur' }, 'ad_house_only'],
    ] as const)
      expect((await shop.call('draftAd', { body: { ...body, ...changed } })).failure).toMatchObject({ msgcode });
    const id = must('draftAd', await shop.call('draftAd', { body })).data.ad_id;
    expect((await person.call('ownAd', { id })).failure).toMatchObject({ msgcode: 'ad_not_found' });
    expect((await person.call('changeAd', { id, body })).failure).toMatchObject({ msgcode: 'ad_not_found' });
    expect((await shop.call('changeAd', { id: randomUUID(), body })).failure).toMatchObject({
      msgcode: 'ad_not_found',
    });

    const file = await sharp(join(folder, 'ad.png')).toBuffer();
    const upload = { content_type: 'image/png', size: file.length } as const;
    expect((await person.call('prepareAdImage', { id, body: upload })).failure).toMatchObject({
      msgcode: 'ad_not_found',
    });
    const key = randomUUID();
    const prepared = must('prepareAdImage', await shop.call('prepareAdImage', { id, body: upload, key })).data;
    // Idempotency keys are scoped to a draft, so that a reviewed picture cannot be replaced.
    const other = must('draftAd', await shop.call('draftAd', { body })).data.ad_id;
    const beside = must('prepareAdImage', await shop.call('prepareAdImage', { id: other, body: upload, key })).data;
    expect(beside.image_id).not.toBe(prepared.image_id);
    const use = (image_id: string) => shop.call('activateAdImage', { id, body: { min_width: 0, image_id } });
    expect((await use(prepared.image_id)).failure).toMatchObject({ msgcode: 'picture_not_found' });
    expect((await use(randomUUID())).failure).toMatchObject({ msgcode: 'picture_not_found' });
    await fetch(prepared.url, {
      method: 'PUT',
      headers: { 'content-type': 'image/png', 'content-encoding': 'base64' },
      body: file.toString('base64'),
    });
    const { sources } = must('activateAdImage', await use(prepared.image_id)).data;
    expect(sources).toMatchObject([{ min_width: 0 }]);
    const answers = async (path: string) => (await fetch(product.config.publicUrl + path)).status;
    const [address, owners] = [`/media/${prepared.image_id}/1200.webp`, sources[0]?.src_large ?? ''];
    expect([await answers(address), await answers(owners)]).toEqual([404, 200]);

    const quote = must('adQuote', await shop.call('adQuote', { id })).data;
    const booked = must('bookAd', await shop.call('bookAd', { id, body: { net: quote.net, gross: quote.gross } })).data;
    expect(booked.stage).toBe('booked');
    const paymentId = booked.payment_id ?? '';
    const paid = must('payOnTestPage', await shop.call('payOnTestPage', { id: paymentId, body: { outcome: 'paid' } }));
    expect(paid.data).toMatchObject({ ad_id: id, granted: true });
    expect((await shop.call('changeAd', { id, body })).failure).toMatchObject({ msgcode: 'ad_settled' });
    const printed = await keepAds(product.config, wishOf(['review']));
    expect(printed).toContain('Festzelte | Auch sonntags | Ansehen');
    expect((await fetch(/shows +(\S+)/.exec(printed)?.[1] ?? '')).status).toBe(200);
    const ada = await product.person('ada');
    await changeAdmins(product.config, adminsWish(['appoint', 'ada_test']));
    await until(async () => (await ada.call('init')).data.usergroup.includes('admin'));
    for (const { method, path } of Object.values(adReviewCalls))
      for (const [who, status] of [
        [shop, 403],
        [person, 403],
        [product.visitor, 401],
      ] as const) {
        const sent = method === 'GET' ? {} : { body: JSON.stringify(path.includes('decline') ? { reason: 'x' } : {}) };
        const refused = await who.raw(method, `/v1${path.replace('{id}', id)}`, sent);
        expect([path, refused.status]).toEqual([path, status]);
        expect(refused.text).not.toMatch(/Festzelte|zeltladen/);
      }
    const toReview = must('adsToReview', await ada.call('adsToReview')).data.ads;
    expect(toReview).toMatchObject([
      { ad_id: id, title: 'Festzelte', views: 1_000, owner: { user: { nickname: 'zeltladen_test' } } },
    ]);
    expect([await answers(address), await answers(toReview[0]?.sources[0]?.src_large ?? '')]).toEqual([404, 200]);
    const payment_id = toReview[0]?.payment_id ?? '';
    const anew = { id, body: { payment_id: id } };
    expect((await ada.call('approveAd', anew)).failure).toMatchObject({ msgcode: 'ad_booked_anew' });
    expect(must('approveAd', await ada.call('approveAd', { id, body: { payment_id } })).data.ads).toEqual([]);
    expect((await ada.call('declineAd', { id, body: { payment_id, reason: 'Nein.' } })).failure).toMatchObject({
      msgcode: 'ad_not_in_review',
    });
    const listed = async (query: object = {}) =>
      must('shownAds', await ada.call('shownAds', { query })).data.ads.map((one) => [one.title, one.status]);
    expect(await listed()).toEqual([['Festzelte', 'running']]);
    expect(await listed({ state: 'over', kind: 'house' })).toEqual([['Zelte', 'over']]);
    expect(await listed({ kind: 'house' })).toEqual([]);
    expect((await ada.call('shownAds', { query: { sort: 'title' } as object })).failure).toMatchObject({
      msgcode: 'invalid_input',
    });
    const house = { ...body, title: 'Sommerfest', payer: 'Stiftung', area: COLOGNE };
    expect(must('draftHouseAd', await ada.call('draftHouseAd', { body: house })).data).toMatchObject({
      house: true,
      payer: 'Stiftung',
      area: { ...COLOGNE, city: 'Köln' },
    });
    expect((await ada.call('endAd', { id, body: {} })).failure).toMatchObject({ msgcode: 'ad_not_found' });
    await expect(keepAds(product.config, wishOf(['decline', id, 'zu spät']))).rejects.toThrow('does not wait');
    expect(await keepAds(product.config, wishOf(['review']))).toBe('No ad waits to be looked at.\n');
    const running = await eventually(
      () => search(),
      (ads) => ads.some((one) => one.ad_id === id),
    );
    await until(async () => (await answers(address)) === 200);
    expect(running.find((one) => one.ad_id === id)).toMatchObject({
      hint_src: 'Zeltverleih West',
      payer: 'zeltladen GmbH',
      area: null,
    });
    expect(must('endAd', await shop.call('endAd', { id, body: {} })).data.shown?.status).toBe('over');
    expect(() => wishOf(['decline', id])).toThrow('npm run ads');
  });
});
