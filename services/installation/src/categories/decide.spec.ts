import { describe, expect, it } from 'vitest';
import type { CategoryChange } from '@lendring/contracts/installation/categories.js';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import { categories, type Category } from '@lendring/contracts/reference/categories.js';
import { treeOf } from '@lendring/contracts/reference/category-tree.js';
import { at } from '../../testing/settings.js';
import { wordsOf } from '../../testing/categories.js';
import { draft, publish } from './decide.js';
import { treeAggregate, type TreeState } from './tree.aggregate.js';

const by = UserId.parse('c0000000-0000-4000-8000-000000000003');
const first = treeAggregate.initialState;
const act = { by, at, reason: 'Spring cleaning' };
const photo = 'd0000000-0000-4000-8000-000000000001';
const other = 'd0000000-0000-4000-8000-000000000002';
const asked = (changes: readonly CategoryChange[], after = 0, uploaded: readonly string[] = [photo, other]) => ({
  changes,
  after,
  locale: 'de' as const,
  uploaded: new Set(uploaded),
});

const outcome = (state: TreeState, changes: readonly CategoryChange[], after = state.number) => {
  const decision = publish(state, asked(changes, after), act);
  return isRefused(decision) ? decision.refusal.code : decision.events.map(({ type }) => type);
};
const after = (state: TreeState, ...changes: readonly CategoryChange[]): TreeState => {
  const decision = publish(state, asked(changes, state.number), act);
  if (isRefused(decision)) throw new Error(decision.refusal.code);
  return decision.events.reduce(treeAggregate.evolve, state);
};
const edit = (id: number, words: Partial<Category> = {}, parent?: number): CategoryChange => ({
  kind: 'edit',
  id,
  parent: parent ?? words.parent ?? categories.find((one) => one.id === id)?.parent ?? 1,
  words: wordsOf(id, words),
});
const bikes = (slug = 'lastenraeder'): Extract<CategoryChange, { kind: 'add' }> => ({
  kind: 'add',
  parent: 200,
  words: wordsOf(203, { slug: { de: slug, en: slug } }),
});

describe('the category tree', () => {
  it('publishes one stamped version with author, time and reason', () => {
    expect(outcome(first, [edit(203, { slug: { de: 'rad', en: 'bike' } }), bikes()])).toEqual([
      'CategoryEdited',
      'CategoryAdded',
      'CategoriesPublished',
    ]);
    const state = after(first, bikes());
    expect([state.number, state.version]).toEqual([1, '2027-02-01 10:00:00']);
    expect(state.categories.at(-1)).toMatchObject({ id: 1417, parent: 200, state: 'live', since: 1 });
  });

  it('applies each change of a draft on top of the previous changes', () => {
    const state = after(
      first,
      bikes(),
      { kind: 'edit', id: 1417, parent: 200, words: wordsOf(203, { slug: { de: 'cargo', en: 'cargo' } }) },
      { kind: 'merge', id: 1417, into: 203 },
    );
    expect(treeOf(state.categories, state).resolve(1417)?.id).toBe(203);
  });

  it('ignores changes without effect, and refuses a stale version', () => {
    expect(outcome(first, [edit(203), { kind: 'order', parent: 104, ids: [1413, 1414, 1415] }])).toEqual([]);
    const second = after(first, bikes());
    expect(outcome(second, [{ kind: 'retire', id: 608 }], 0)).toBe('categories_changed');
  });

  it('keeps former category paths, and records a version only when a path or keyword changes', () => {
    const state = after(first, edit(203, { slug: { de: 'rad', en: 'bicycle' }, hue: 3 }));
    const category = state.categories.find(({ id }) => id === 203);
    expect(category).toMatchObject({ since: 0, former: [{ parent: 200, slug: wordsOf(203).slug }] });
    expect(after(first, edit(203, { keywords: ['rad'] })).categories.find(({ id }) => id === 203)?.since).toBe(1);
  });

  it('reorders siblings only, and only with a complete list', () => {
    const state = after(first, { kind: 'order', parent: 104, ids: [1415, 1413, 1414] });
    const tree = treeOf(state.categories, state);
    expect(tree.children(104).map(({ id }) => id)).toEqual([1415, 1413, 1414]);
    expect(tree.children(100)).toHaveLength(10);
    expect(outcome(first, [{ kind: 'order', parent: 104, ids: [1415, 1413] }])).toBe('category_order');
    expect(outcome(first, [{ kind: 'order', parent: 104, ids: [1415, 1413, 1413] }])).toBe('category_order');
    expect(outcome(first, [{ kind: 'order', parent: 104, ids: [1415, 1413, 101] }])).toBe('category_order');
  });

  it('refuses a slug that is in use or still redirects elsewhere', () => {
    const taken = publish(first, asked([edit(203, { slug: { de: 'auto', en: 'bike' } })]), act);
    expect(taken).toEqual({ refusal: { code: 'category_slug_taken', params: { slug: 'auto', category: 'Auto' } } });
    const renamed = after(first, edit(201, { slug: { de: 'pkw', en: 'car' } }));
    expect(outcome(renamed, [bikes('auto')])).toBe('category_slug_redirects');
    expect(outcome(renamed, [edit(201)])).toContain('CategoryEdited');
    const gone = after(first, { kind: 'retire', id: 608 });
    const same = wordsOf(608).slug;
    expect(outcome(gone, [{ kind: 'add', parent: 600, words: wordsOf(607, { slug: same }) }])).toBe(
      'category_slug_redirects',
    );
    expect(outcome(first, [edit(203, { slug: { de: 'fahrrad', en: 'car' } })])).toBe('category_slug_taken');
  });

  it('refuses cycles, a fourth level, and a move of a main category below another', () => {
    expect(outcome(first, [edit(104, {}, 1413)])).toBe('category_cycle');
    expect(outcome(first, [edit(104, {}, 104)])).toBe('category_cycle');
    expect(outcome(first, [{ kind: 'merge', id: 104, into: 1413 }])).toBe('category_cycle');
    expect(outcome(first, [{ kind: 'merge', id: 203, into: 203 }])).toBe('category_cycle');
    expect(outcome(first, [edit(104, {}, 101)])).toBe('category_too_deep');
    expect(outcome(first, [{ kind: 'add', parent: 1413, words: wordsOf(203) }])).toBe('category_too_deep');
    expect(outcome(first, [edit(203, {}, 1)])).toBe('category_level');
    expect(outcome(first, [edit(1401, {}, 200)])).toBe('category_level');
    expect(outcome(first, [{ kind: 'merge', id: 203, into: 300 }])).toBe('category_level');
    expect(outcome(first, [{ kind: 'retire', id: 200 }])).toBe('category_main_stays');
  });

  it('refuses to remove unknown categories and categories with children', () => {
    expect(outcome(first, [{ kind: 'retire', id: 104 }])).toBe('category_has_children');
    expect(outcome(first, [{ kind: 'merge', id: 104, into: 203 }])).toBe('category_has_children');
    const gone = after(first, { kind: 'retire', id: 608 });
    for (const change of [
      edit(608),
      { kind: 'retire', id: 608 },
      { kind: 'retire', id: 4711 },
      { kind: 'restore', id: 4711 },
      { kind: 'merge', id: 607, into: 608 },
      { kind: 'add', parent: 608, words: wordsOf(607, { slug: { de: 'x', en: 'x' } }) },
    ] as const)
      expect(outcome(gone, [change])).toBe('category_gone');
  });

  it('restores merged and retired categories', () => {
    const state = after(first, { kind: 'retire', id: 608 }, { kind: 'merge', id: 406, into: 901 });
    const back = after(state, { kind: 'restore', id: 608 }, { kind: 'restore', id: 406 });
    const tree = treeOf(back.categories, back);
    expect([tree.resolve(608)?.id, tree.resolve(406)?.id]).toEqual([608, 406]);
    expect(outcome(back, [{ kind: 'restore', id: 608 }])).toEqual([]);
  });

  it('refuses an unknown emoji', () => {
    expect(outcome(first, [edit(203, { emoji: '1f4a9' })])).toBe('category_picture');
  });

  it('previews the result of a draft without changing the tree', () => {
    const tried = draft(first, asked([{ kind: 'retire', id: 608 }]));
    expect(tried).toMatchObject({ events: { state: { number: 0 }, events: [{ type: 'CategoryRetired' }] } });
    expect(first.categories.every(({ state }) => state === 'live')).toBe(true);
  });

  it('switches between uploaded pictures and the emoji, and records every picture ever used', () => {
    const shown = after(first, edit(203, { image: photo }));
    expect(shown.categories.find(({ id }) => id === 203)).toMatchObject({ image: photo, since: 0 });
    expect(outcome(shown, [edit(203, { image: photo })])).toEqual([]);
    const another = after(shown, edit(203, { image: other }), {
      ...bikes(),
      words: { ...bikes().words, image: photo },
    });
    expect(another.categories.at(-1)?.image).toBe(photo);
    const none = after(another, edit(203));
    expect(none.categories.find(({ id }) => id === 203)?.image).toBeNull();
    expect(none.images).toEqual([other, photo]);
    const back = publish(none, asked([edit(203, { image: photo })], none.number, []), act);
    expect(isRefused(back)).toBe(false);
  });

  it('refuses a picture that was not recently uploaded for categories', () => {
    const tried = draft(first, asked([edit(203, { image: photo })], 0, [other]));
    expect(isRefused(tried) && tried.refusal.code).toBe('category_picture_gone');
  });

  it('keeps the picture of a merged or retired category for its restoration', () => {
    const shown = after(first, edit(406, { image: photo }));
    for (const leave of [{ kind: 'merge', id: 406, into: 901 } as const, { kind: 'retire', id: 406 } as const]) {
      const back = after(after(shown, leave), { kind: 'restore', id: 406 });
      expect(back.categories.find(({ id }) => id === 406)).toMatchObject({ state: 'live', image: photo });
    }
  });

  it('reads events from before pictures existed as categories without a picture', () => {
    const { image: _, ...words } = wordsOf(203, { hue: 7 });
    const state = treeAggregate.evolve(after(first, edit(203, { image: photo })), {
      type: 'CategoryEdited',
      data: { number: 2, id: 203, parent: 200, words },
    });
    expect(state.categories.find(({ id }) => id === 203)).toMatchObject({ image: null, hue: 7 });
  });
});
