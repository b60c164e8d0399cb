import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import { categories, type Category } from '@lendring/contracts/reference/categories.js';
import { treeOf } from '@lendring/contracts/reference/category-tree.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { offerId, ownerId } from '../../testing/offer.js';
import { asking, runningService, user, visitor } from '../../testing/service.js';

const own = user(ownerId);
const admin: Actor = { kind: 'user', userId: ownerId, roles: ['admin'] };
const paging = { page: 1, size: 20 };
const treeWith = (number: number, changes: Readonly<Record<number, Partial<Category>>>) =>
  treeOf(
    categories.map((category) => {
      const change = changes[category.id];
      return change ? { ...category, ...change, since: number } : category;
    }),
    { number, version: '' },
  );

let service: Awaited<ReturnType<typeof runningService>>;
beforeEach(async () => {
  service = await runningService();
  await service.drafted();
  await service.commands.publish({ offerId }, service.by(own));
  await service.settle();
});
afterEach(async () => service.stop());

const indexed = () => service.search.documents.get(offerId);
const filedAs = async (wanted: (document: ReturnType<typeof indexed>) => boolean) =>
  eventually(indexed, (document) => wanted(document));
const filings = async () => {
  const events = await service.store.read('filing-categories');
  return events.map(({ data }) => data);
};

describe('offers of a changed category', () => {
  it('are found by the new keywords, and published once per version', async () => {
    service.categories.now = treeWith(1, { 100: { title: { de: 'Technik', en: 'Tech', nl: 'Techniek' } } });
    await filedAs((document) => document?.keywords.includes('Technik') ?? false);
    await eventually(filings, (all) => all.length === 2);
    expect(await filings()).toEqual([
      { tree: 1, offerIds: [offerId], isLast: false },
      { tree: 1, offerIds: [], isLast: true },
    ]);
  });

  it('are found, shown and counted in the merge target, and return when the category does', async () => {
    service.categories.now = treeWith(1, { 102: { state: 'merged', into: 201 } });
    await filedAs((document) => document?.categories.includes(201) ?? false);
    expect(indexed()).toMatchObject({ categoryId: 201, categories: [200, 201] });
    expect(await service.queries.one({ offerId }, asking(visitor))).toMatchObject({ categoryId: 201 });
    const { items } = await service.queries.search(
      { includeCommercialOnly: true, sort: 'newest', categoryId: 102, paging },
      asking(visitor),
    );
    expect(items).toMatchObject([{ offerId, categoryId: 201 }]);
    expect(service.search.asked.at(-1)).toMatchObject({ categoryId: 201 });
    expect(await service.queries.inCategories({ categoryIds: [102, 201] }, asking(admin))).toEqual([
      { categoryId: 102, active: 1, all: 1 },
      { categoryId: 201, active: 0, all: 0 },
    ]);
    expect(await service.queries.inCategories({ categoryIds: [102] }, asking(own))).toEqual([]);
    service.categories.now = treeWith(2, { 102: {} });
    await filedAs((document) => document?.categories.includes(102) ?? false);
  });

  it('keep their category until the owner chooses a selectable category', async () => {
    service.categories.now = treeWith(1, { 102: { state: 'retired' } });
    await filedAs((document) => document?.categoryId === 100);
    const edit = (categoryId: number) =>
      service.commands.edit({ offerId, changes: { categoryId, title: 'Kamera' } }, service.by(own));
    expect(await edit(100)).toMatchObject({ ok: true });
    expect(await edit(102)).toMatchObject({ refusal: { code: 'category_unknown' } });
    expect(await edit(200)).toMatchObject({ refusal: { code: 'category_group' } });
    expect(await edit(103)).toMatchObject({ ok: true });
    await service.settle();
    expect(await service.queries.one({ offerId }, asking(own))).toMatchObject({ categoryId: 103 });
  });

  it('ignore changes of other categories', async () => {
    service.categories.now = treeWith(1, { 200: { title: { de: 'Verkehr', en: 'Traffic', nl: 'Verkeer' } } });
    await eventually(filings, (all) => all.length > 0);
    expect(await filings()).toEqual([{ tree: 1, offerIds: [], isLast: true }]);
  });
});
