import { describe, expect, it } from 'vitest';
import { categories, type Category } from './categories.js';
import { builtInTree, treeOf } from './category-tree.js';

const changed = (changes: Readonly<Record<number, Partial<Category>>>, added: readonly Category[] = []) =>
  treeOf([...categories.map((category) => ({ ...category, ...changes[category.id] })), ...added], {
    number: 2,
    version: '2027-02-01 10:00:00',
  });
const slug = (de: string, en = de) => ({ slug: { de, en } });
const merged = (into: number) => ({ state: 'merged', into, since: 2 }) as const;
const retired = { state: 'retired', since: 2 } as const;

describe('category tree', () => {
  it('resolves a merged category over several steps, and no longer lists that category', () => {
    const tree = changed({ 406: merged(901), 901: merged(902) });
    expect(tree.resolve(406)?.id).toBe(902);
    expect(tree.byId(406)).toBeUndefined();
    expect(tree.covers(902)).toEqual([406, 901, 902]);
    expect(tree.covers(900)).toEqual(expect.arrayContaining([406, 901, 900, 907]));
    expect(tree.covers(400)).not.toContain(406);
    expect(tree.children(400).map(({ id }) => id)).not.toContain(406);
    expect(tree.byPath('de', 'hobby-freizeit/sport')?.id).toBe(902);
  });

  it('resolves a retired category to its parent', () => {
    const tree = changed({ 1413: retired, 104: { ...retired }, 1414: merged(101), 1415: merged(101) });
    expect(tree.resolve(1413)?.id).toBe(100);
    expect(tree.covers(100)).toContain(1413);
    expect(tree.byPath('de', 'elektronik/haushalt/kueche')?.id).toBe(100);
    expect(tree.byPath('nl', 'electronics/household')?.id).toBe(100);
  });

  it('resolves all former paths of a category and its ancestors', () => {
    const tree = changed({
      100: { ...slug('technik', 'tech'), former: [{ parent: 1, slug: { de: 'elektronik', en: 'electronics' } }] },
      1413: { ...slug('kochen', 'cooking'), former: [{ parent: 104, slug: { de: 'kueche', en: 'kitchen' } }] },
      108: { parent: 300, former: [{ parent: 100, slug: { de: 'tv-beamer', en: 'tv-projector' } }] },
    });
    expect(tree.path('de', 1413)).toBe('technik/haushalt/kochen');
    for (const old of ['elektronik/haushalt/kueche', 'technik/haushalt/kueche', 'elektronik/haushalt/kochen'])
      expect([old, tree.byPath('de', old)?.id]).toEqual([old, 1413]);
    expect(tree.byPath('en', 'electronics/household/kitchen')?.id).toBe(1413);
    expect(tree.byPath('en', 'electronics/tv-projector')?.id).toBe(108);
    expect(tree.byPath('de', 'elektronik/auto')).toBeUndefined();
  });

  it('prefers the current category of a path to a former category', () => {
    const tree = changed({
      201: { ...slug('pkw', 'cars'), former: [{ parent: 200, slug: { de: 'anhaenger', en: 'auto' } }] },
    });
    expect(tree.byPath('de', 'fahrzeug/anhaenger')?.id).toBe(202);
    expect(tree.byPath('en', 'vehicle/auto')?.id).toBe(201);
  });

  it('lists categories whose search results changed since a version', () => {
    const tree = changed({ 100: { since: 2 }, 406: { ...merged(901), since: 1 } });
    expect(tree.changedAfter(1)).toEqual(builtInTree.subtree(100));
    expect(tree.changedAfter(0)).toEqual([...builtInTree.subtree(100), 406]);
    expect(tree.changedAfter(2)).toEqual([]);
  });
});
