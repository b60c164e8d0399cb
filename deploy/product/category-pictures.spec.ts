import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CategoryChange } from '@lendring/contracts/installation/categories.js';
import sharp from 'sharp';
import { changeAdmins, wishOf } from '../operations/admins.js';
import { must, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

const [BIKES, ELECTRONICS] = [203, 100];

describe('category pictures', () => {
  let product: TestProduct;
  let ada: TestPerson;
  let eve: TestPerson;
  let mia: TestPerson;
  let ben: TestPerson;
  let photo: Buffer;

  beforeAll(async () => {
    photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#aa8866' } })
      .withExifMerge({ IFD0: { Copyright: 'Somebody at home' } })
      .jpeg()
      .toBuffer();
    product = await startProduct();
    [ada, eve, mia, ben] = await Promise.all([
      product.person('ada'),
      product.person('eve'),
      product.person('mia'),
      product.person('ben'),
    ]);
    await changeAdmins(product.config, wishOf(['appoint', 'Ada_Test']));
    await changeAdmins(product.config, wishOf(['appoint', 'Eve_Test']));
    const { data } = await ada.call('people', { body: { kind: 'nickname', text: 'mia_test' } });
    must(
      'giveRole',
      await ada.call('giveRole', { id: data.people[0]?.user_id ?? '', body: { role: 'moderator', reason: 'Helps' } }),
    );
  });
  afterAll(async () => product.stop());

  const announced = (file: Buffer, type = 'image/jpeg') => ({ content_type: type as 'image/jpeg', size: file.length });
  const send = async (url: string, file: Buffer, type = 'image/jpeg') =>
    fetch(url, {
      method: 'PUT',
      headers: { 'content-type': type, 'content-encoding': 'base64' },
      body: file.toString('base64'),
    });
  const prepared = async (by: TestPerson, file = photo) => {
    const { data } = must('prepareCategoryImage', await by.call('prepareCategoryImage', { body: announced(file) }));
    expect((await send(data.url, file)).status).toBe(200);
    return data.image_id;
  };
  const activate = (by: TestPerson, image_id: string) => by.call('activateCategoryImage', { body: { image_id } });
  const uploaded = async () => must('activateCategoryImage', await activate(ada, await prepared(ada))).data;
  const tree = async () => must('categoryTree', await ada.call('categoryTree')).data;
  const edit = async (id: number, image: string | null): Promise<CategoryChange> => {
    const found = (await tree()).categories.find((one) => one.id === id);
    if (!found) throw new Error(`There is no category ${id}`);
    const { parent, title, slug, keywords, description, emoji, hue } = found;
    return { kind: 'edit', id, parent, words: { title, slug, keywords, description, emoji, hue, image } };
  };
  const publish = async (...changes: CategoryChange[]) =>
    ada.call('publishCategories', { body: { changes, reason: 'A better picture', after: (await tree()).number } });
  const shown = async (id: number) =>
    (await product.visitor.call('categories')).data.find((one) => one.id === id)?.picture;
  const file = async (path: string) => {
    const answer = await fetch(product.config.publicUrl + path);
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
  };

  it('are previewed before publication, then public and restorable', async () => {
    const { image_id: image, picture } = await uploaded();
    expect((await sharp((await file(picture)).body).metadata()).exif).toBeUndefined();
    const change = await edit(ELECTRONICS, image);
    const body = { changes: [change], after: (await tree()).number };
    const preview = must('previewCategories', await ada.call('previewCategories', { body })).data;
    expect(preview).toMatchObject({
      refusal: null,
      differences: [
        {
          id: ELECTRONICS,
          changed: ['picture'],
          before: { picture: '/assets/emoji/1f4f7.webp' },
          after: { picture },
          offers: { all: 0 },
        },
      ],
    });
    expect(await shown(ELECTRONICS)).toBe('/assets/emoji/1f4f7.webp');

    expect(must('publishCategories', await publish(change)).data.images).toEqual([{ image_id: image, picture }]);
    expect(await shown(ELECTRONICS)).toBe(picture);
    const { data: reference } = await product.visitor.call('reference');
    expect(reference.category.find(({ id }) => id === ELECTRONICS)?.image_thumb).toBe(picture);

    expect((await publish(await edit(ELECTRONICS, null))).status).toBe(200);
    expect(await shown(ELECTRONICS)).toBe('/assets/emoji/1f4f7.webp');
    expect((await file(picture)).status).toBe(200);
    expect((await publish(await edit(ELECTRONICS, image))).status).toBe(200);
    expect(await shown(ELECTRONICS)).toBe(picture);
  });

  it('disappear with a merged category, and return when the merge is undone', async () => {
    const { image_id: image, picture } = await uploaded();
    expect((await publish(await edit(BIKES, image))).status).toBe(200);
    expect((await publish({ kind: 'merge', id: BIKES, into: 201 })).status).toBe(200);
    expect(await shown(BIKES)).toBeUndefined();
    expect((await publish({ kind: 'restore', id: BIKES })).status).toBe(200);
    expect(await shown(BIKES)).toBe(picture);
  });

  it('are uploaded by admins only, each with its own ticket', async () => {
    for (const other of [ben, mia, product.visitor])
      expect([401, 403]).toContain((await other.call('prepareCategoryImage', { body: announced(photo) })).status);
    const image = await prepared(ada);
    for (const other of [ben, mia, product.visitor])
      expect([401, 403]).toContain((await activate(other, image)).status);
    expect((await activate(eve, image)).failure.msgcode).toBe('picture_not_found');
    const profile = must('prepareUserImage', await ada.call('prepareUserImage', { body: announced(photo) })).data;
    await send(profile.url, photo);
    expect((await activate(ada, profile.image_id)).failure.msgcode).toBe('picture_not_found');
    expect((await ada.call('activateUserImage', { body: { image_id: image } })).failure.msgcode).toBe(
      'picture_not_found',
    );
    must('activateUserImage', await ada.call('activateUserImage', { body: { image_id: profile.image_id } }));
    expect((await publish(await edit(BIKES, profile.image_id))).failure.msgcode).toBe('category_picture_gone');
    expect((await publish(await edit(BIKES, image))).failure.msgcode).toBe('category_picture_gone');
    for (let times = 0; times < 2; times += 1) expect((await activate(ada, image)).status).toBe(200);
    const { data: acts } = await ada.call('audit', { query: {} });
    expect(JSON.stringify(acts)).toContain('category_picture_uploaded');
  });

  it('are rejected and cannot be published unless the file is an image', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    );
    const polyglot = Buffer.concat([Buffer.from('GIF89a/*'), svg, Buffer.from('*/=1')]);
    for (const bad of [svg, polyglot, photo.subarray(0, 200)]) {
      const image = await prepared(ada, bad);
      expect(['picture_type', 'picture_broken']).toContain((await activate(ada, image)).failure.msgcode);
      expect((await publish(await edit(BIKES, image))).failure.msgcode).toBe('category_picture_gone');
      expect((await file(`/media/${image}/320.webp`)).status).toBe(404);
    }
    const huge = { content_type: 'image/jpeg' as const, size: 99_000_000 };
    const refused = await ada.call('prepareCategoryImage', { body: huge });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    const claimed = await ada.call('prepareCategoryImage', {
      body: { content_type: 'image/svg+xml' as 'image/jpeg', size: svg.length },
    });
    expect(claimed.status).toBe(400);
  });
});
