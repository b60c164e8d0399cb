import { afterEach, describe, expect, it, vi } from 'vitest';
import { createKeptUndo } from './kept-undo.js';

const kept = { userId: 'u1', kind: 'price', at: Date.now(), steps: [] } as const;

afterEach(() => localStorage.clear());

describe('the change of many offers that can be undone', () => {
  it('outlives the page and the tab until it is too old', () => {
    createKeptUndo(localStorage).keep(kept);
    expect(createKeptUndo(localStorage).read()).toEqual(kept);
    createKeptUndo(localStorage).keep({ ...kept, at: Date.now() - 11 * 60_000 });
    expect(createKeptUndo(localStorage).read()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('outlives a tab that ends in the middle, with the steps until then', () => {
    const change = { kind: 'price', percent: 10, step: 1 } as const;
    const targets = Array.from({ length: 60 }, (_, n) => ({ offer_id: `a${n}`, title: `Zelt ${n}` }));
    const [first, second] = [createKeptUndo(localStorage), createKeptUndo(localStorage)];
    expect(second.read()).toBeNull();
    const note = first.begin(change, targets, { userId: 'u1', at: Date.now() - 60 * 60_000 });
    const written: number[] = [];
    for (const target of targets.slice(0, 45)) {
      note({ ...target, undo: { tags: [] }, pending: true });
      note({ ...target, undo: { tags: [] }, made: { tags: ['neu'] } });
      written.push(Math.max(...[0, 1, 2].map((part) => localStorage.getItem(`bulk-undo.${part}`)?.length ?? 0)));
    }
    note({ ...targets[45]!, undo: null, refused: true });
    note({ ...targets[46]!, undo: { tags: [] }, pending: true });
    const found = createKeptUndo(localStorage).read();
    expect(found?.steps.map(({ offer_id: id }) => id)).toEqual(
      [...targets.slice(0, 45), targets[46]!].map((one) => one.offer_id),
    );
    expect(found?.open).toMatchObject({ change, targets });
    expect(found?.open?.noted.filter(({ pending, refused }) => !pending && !refused)).toHaveLength(45);
    // The last part alone is written for an offer, whatever the number of offers before it.
    expect(Math.max(...written)).toBeLessThan(3_000);
    first.keep({ ...kept, at: Date.now() });
    expect(localStorage.length).toBe(1);
  });

  it('leaves out deleted offers, and ends with the last of them', () => {
    const step = (offer_id: string) => ({ offer_id, title: 'Zelt', undo: 'activate' }) as const;
    const here = createKeptUndo(localStorage);
    here.keep({ ...kept, steps: [step('a000000001'), step('a000000002')] });
    here.drop(new Set(['a000000001', 'a000000009']));
    expect(createKeptUndo(localStorage).read()?.steps).toEqual([step('a000000002')]);
    here.drop(new Set(['a000000002']));
    expect(createKeptUndo(localStorage).read()).toBeNull();
  });

  it('is no longer offered once another tab has undone it', () => {
    const here = createKeptUndo(localStorage);
    here.keep(kept);
    const changed = vi.fn<() => void>();
    here.subscribe(changed);
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: 'bulk-undo' }));
    expect(changed).toHaveBeenCalledOnce();
    expect(here.read()).toBeNull();
  });
});
