import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Brand, builtInBrand } from '@lendring/contracts/installation/brand.js';
import { ImageId } from '@lendring/contracts/kernel/ids.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import sharp from 'sharp';
import { changeAdmins, wishOf } from '../operations/admins.js';
import { must, type Reply, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

describe('the brand of an installation', () => {
  let product: TestProduct;
  let ada: TestPerson;
  let ben: TestPerson;

  beforeAll(async () => {
    product = await startProduct();
    [ada, ben] = await Promise.all([product.person('ada'), product.person('ben')]);
    await changeAdmins(product.config, wishOf(['appoint', 'Ada_Test']));
  });
  afterAll(async () => product.stop());

  const codeOf = ({ status, failure }: Pick<Reply<'setting'>, 'status' | 'failure'>): string =>
    status < 300 ? String(status) : `${status} ${failure.msgcode}`;
  const set = async (by: TestPerson, part: Partial<Brand>, after: number, reason: string | null = 'Ours') =>
    by.call('changeSetting', {
      body: {
        setting: { part: 'brand', value: { ...builtInBrand, ...part } },
        ...(reason !== null && { reason }),
        after,
      },
    });
  const picture = async (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#7a1f5c80' } })
      .png()
      .toBuffer();
  const sent = async (file: Buffer, type: 'image/png' | 'image/webp' = 'image/png'): Promise<ImageId> => {
    const { url, image_id: id } = must(
      'prepareBrandLogo',
      await ada.call('prepareBrandLogo', { body: { content_type: type, size: file.length }, key: randomUUID() }),
    ).data;
    await fetch(url, {
      method: 'PUT',
      headers: { 'content-type': type, 'content-encoding': 'base64' },
      body: file.toString('base64'),
    });
    return ImageId.parse(id);
  };

  it('is changed by admins only', async () => {
    expect(codeOf(await set(ben, { name: 'Leihbar' }, 0))).toBe('403 admin_needed');
    const body = { content_type: 'image/png' as const, size: 100 };
    expect((await ben.call('prepareBrandLogo', { body })).failure.msgcode).toBe('admin_needed');
    expect((await product.visitor.call('prepareBrandLogo', { body })).failure.msgcode).toBe('sign_in_needed');
  });

  it('rejects a name with markup, a light colour and an invalid picture', async () => {
    for (const name of ['<b>Leihbar</b>', '{{name}}', 'L', 'x'.repeat(31)])
      expect(codeOf(await set(ada, { name }, 0))).toBe('400 invalid_input');
    expect(codeOf(await set(ada, { accent: 'red;}' }, 0))).toBe('400 invalid_input');
    expect(codeOf(await set(ada, { accent: '#ffd27a' }, 0))).toBe('400 brand_contrast');
    expect(codeOf(await set(ada, { name: 'Leihbar' }, 0, null))).toBe('400 setting_reason');
    expect(codeOf(await set(ada, { logo: ImageId.parse(randomUUID()) }, 0))).toBe('404 picture_not_found');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>');
    expect(codeOf(await set(ada, { logo: await sent(svg) }, 0))).toBe('422 picture_type');
    expect(codeOf(await set(ada, { logo: await sent(await picture(300, 200)) }, 0))).toBe('400 brand_logo_square');
    expect(codeOf(await set(ada, { logo: await sent(await picture(64, 64)) }, 0))).toBe('400 brand_logo_square');
    const face = await picture(300, 300);
    const { url, image_id: profile } = must(
      'prepareUserImage',
      await ada.call('prepareUserImage', { body: { content_type: 'image/png', size: face.length } }),
    ).data;
    const headers = { 'content-type': 'image/png', 'content-encoding': 'base64' };
    await fetch(url, { method: 'PUT', headers, body: face.toString('base64') });
    must('activateUserImage', await ada.call('activateUserImage', { body: { image_id: profile } }));
    expect(codeOf(await set(ada, { logo: ImageId.parse(profile) }, 0))).toBe('404 picture_not_found');
    const huge = await ada.call('prepareBrandLogo', { body: { content_type: 'image/png', size: 8_388_609 } });
    expect(huge.failure.msgcode).toBe('invalid_input');
    expect((await ada.call('setting', { query: { part: 'brand' } })).data).toMatchObject({
      number: 0,
      setting: { value: builtInBrand },
    });
  });

  it('is set with its logo, stored in all widths, and named in calendars', async () => {
    const logo = await sent(await picture(256, 256));
    const brand = { name: 'Leihbar', logo, accent: '#7a1f5c' };
    expect((await set(ada, brand, 0)).data).toMatchObject({ number: 1, setting: { part: 'brand', value: brand } });
    const kept = await fetch(`${product.config.publicUrl}/media/${logo}/128.webp`);
    expect([kept.status, kept.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await ben.raw('GET', '/v1/request_calendar_ics')).text).toContain('Leihbar');
  });

  it('is changed by one of two admins acting at once', async () => {
    const both = await Promise.all(['Links', 'Rechts'].map((name) => set(ada, { name }, 1)));
    expect(both.map(codeOf).toSorted()).toEqual(['200', '409 setting_changed']);
  });

  it('is restored to a previous version with its logo, and can be removed', async () => {
    const back = (number: number, after: number) =>
      ada.call('putBackSetting', { body: { part: 'brand', number, reason: 'Again', after } });
    const { number, setting } = (await back(1, 2)).data;
    expect([number, setting.value]).toMatchObject([3, { name: 'Leihbar' }]);
    const { logo } = Brand.parse(setting.value);
    expect((await set(ada, { name: 'Leihladen', logo }, 3)).data).toMatchObject({
      number: 4,
      setting: { value: { logo } },
    });
    expect((await back(0, 4)).data).toMatchObject({ number: 5, setting: { value: builtInBrand } });
    await eventually(
      async () => (await ada.call('setting', { query: { part: 'brand' } })).data.number,
      (last) => last === 5,
    );
  });
});
