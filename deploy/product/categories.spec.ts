import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CategoryChange } from '@lendring/contracts/installation/categories.js';
import type { TreeCategoryShape } from '@lendring/contracts/http/categories.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { changeAdmins, wishOf } from '../operations/admins.js';
import { publishOffer, type Reply, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

describe('the category tree', () => {
  let product: TestProduct;
  let ada: TestPerson;
  let ben: TestPerson;

  const codeOf = ({ status, failure }: Pick<Reply<'categoryTree'>, 'status' | 'failure'>): string =>
    status < 300 ? String(status) : `${status} ${failure.msgcode}`;
  const tree = async () => (await ada.call('categoryTree')).data;
  const of = async (id: number): Promise<TreeCategoryShape> => {
    const found = (await tree()).categories.find((one) => one.id === id);
    if (!found) throw new Error(`There is no category ${id}`);
    return found;
  };
  const edit = async (id: number, change: Partial<TreeCategoryShape>): Promise<CategoryChange> => {
    const { parent, title, slug, keywords, description, emoji, hue, image } = { ...(await of(id)), ...change };
    const words = { title, slug, keywords, description, emoji, hue, image: image?.image_id ?? null };
    return { kind: 'edit', id, parent, words };
  };
  const publish = async (changes: CategoryChange[], by = ada, key = randomUUID()) =>
    by.call('publishCategories', { body: { changes, reason: 'Spring cleaning', after: (await tree()).number }, key });
  const foundIn = async (category_id: number) =>
    (await product.visitor.call('offerSearch', { query: { category_id } })).data.offers.map(({ offer_id }) => offer_id);

  beforeAll(async () => {
    product = await startProduct();
    [ada, ben] = await Promise.all([product.person('ada'), product.person('ben')]);
    await changeAdmins(product.config, wishOf(['appoint', 'Ada_Test']));
  });
  afterAll(async () => product.stop());

  it('is the built-in tree with its version, and editable by admins only', async () => {
    expect(await tree()).toMatchObject({ number: 0, version: '2024-11-25 11:01:09' });
    expect((await product.visitor.call('reference')).data.version).toBe('2024-11-25 11:01:09');
    for (const other of [ben, product.visitor]) {
      expect((await other.call('categoryTree')).status).toBeGreaterThanOrEqual(401);
      expect((await other.call('categoryVersions', { query: {} })).status).toBeGreaterThanOrEqual(401);
    }
  });

  it('redirects the old URL of a renamed category and of its subcategories, in each language', async () => {
    const renamed = await edit(104, {
      title: { de: 'Heim', en: 'Home', nl: 'Thuis' },
      slug: { de: 'heim', en: 'home' },
    });
    const key = randomUUID();
    for (let times = 0; times < 2; times += 1)
      expect(
        (await ada.call('publishCategories', { body: { changes: [renamed], reason: 'Shorter', after: 0 }, key })).data,
      ).toMatchObject({ number: 1 });
    const { data } = await product.visitor.call('categoryAt', { query: { path: 'elektronik/haushalt/kueche' } });
    expect(data).toMatchObject({ id: 1413, url: 'elektronik/heim/kueche', urls: { nl: 'electronics/home/kitchen' } });
    expect((await product.visitor.call('categoryAt', { query: { path: 'elektronik/nirgends' } })).status).toBe(404);
    const { data: reference } = await product.visitor.call('reference');
    expect(reference.version).not.toBe('2024-11-25 11:01:09');
    expect(reference.category.find(({ id }) => id === 104)?.title).toEqual({ 1: 'Heim', 2: 'Home', nl: 'Thuis' });
    const siteMap = await (await fetch(`${product.config.publicUrl}/sitemap/categories.xml`)).text();
    expect(siteMap).toContain('/kategorie/elektronik/heim/kueche<');
    expect(siteMap).not.toContain('/kategorie/elektronik/haushalt');
  });

  it('finds offers of a merged category in its target, and previews their number', async () => {
    const { offerId: offer } = await publishOffer(ben, 'Kuppelzelt', { category_id: 405 });
    await eventually(
      () => foundIn(405),
      (ids) => ids.includes(offer),
    );
    const changes: CategoryChange[] = [{ kind: 'merge', id: 405, into: 901 }];
    const after = (await tree()).number;
    expect((await ada.call('previewCategories', { body: { changes, after } })).data).toMatchObject({
      refusal: null,
      differences: [
        { id: 405, changed: ['merged'], found_in: { url: { de: 'sport/sportgeraete' } }, offers: { active: 1 } },
      ],
      redirects: 1,
    });
    expect((await publish(changes)).status).toBe(200);
    await eventually(
      () => foundIn(901),
      (ids) => ids.includes(offer),
    );
    expect(await foundIn(405)).toContain(offer);
    expect((await product.visitor.call('offer', { id: offer })).data.category_id).toBe(901);
    expect((await ben.call('changeOffer', { id: offer, body: { category_id: 405 } })).failure.msgcode).toBe(
      'category_unknown',
    );
    expect((await publish([{ kind: 'restore', id: 405 }])).status).toBe(200);
    await eventually(
      () => foundIn(400),
      (ids) => ids.includes(offer),
    );
  });

  it('rejects invalid changes with a reason, and rejects outdated drafts', async () => {
    const taken = await edit(203, { slug: { de: 'auto', en: 'bike' } });
    const after = (await tree()).number;
    expect((await ada.call('previewCategories', { body: { changes: [taken], after } })).data.refusal).toEqual({
      code: 'category_slug_taken',
      text: 'Den Adressteil „auto“ hat an dieser Stelle schon die Kategorie „Auto“.',
    });
    expect(codeOf(await publish([taken]))).toBe('422 category_slug_taken');
    expect(codeOf(await publish([{ kind: 'retire', id: 608 }]))).toBe('200');
    const late = { changes: [{ kind: 'retire' as const, id: 609 }], reason: 'Too late', after };
    expect(codeOf(await ada.call('publishCategories', { body: late }))).toBe('409 categories_changed');
    const { data } = await ada.call('categoryVersions', { query: {} });
    expect(data.versions[0]).toMatchObject({ reason: 'Spring cleaning', by: { user: { nickname: 'ada_test' } } });
    const { data: acts } = await ada.call('audit', { query: {} });
    expect(JSON.stringify(acts)).toContain('categories_changed');
  });
});
