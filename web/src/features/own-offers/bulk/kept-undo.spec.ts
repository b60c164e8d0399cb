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
