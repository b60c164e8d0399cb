import { describe, expect, it } from 'vitest';
import type { KnownCategories } from './categories.js';
import { categories } from '../reference/categories.js';
import { followCategories } from './follow-categories.js';

const at = '2027-02-01T10:00:00.000Z';
const version = (number: number): KnownCategories => ({
  number,
  version: `2027-02-01 10:00:0${number}`,
  categories: categories.map((category) => (category.id === 203 ? { ...category, hue: number } : category)),
});

const setUp = () => {
  const state = { now: version(0), away: false, asked: [] as (number | null)[] };
  const values = new Map<string, string>();
  const followed = () =>
    followCategories({
      installation: {
        queries: {
          categories: async ({ known }) => {
            if (state.away) throw new Error('away');
            state.asked.push(known);
            return known === state.now.number ? { ...state.now, categories: null } : state.now;
          },
        },
      },
      name: 'test',
      log: { warn: () => undefined },
      kept: {
        getValue: async (key) => values.get(key) ?? null,
        setValue: async (key, value) => void values.set(key, value),
      },
    });
  return { state, values, followed };
};

describe('categories followed by a process', () => {
  it('are the built-in ones until others arrive, and are refetched only after a version change', async () => {
    const { state, followed } = setUp();
    const categoriesHere = followed();
    await categoriesHere.refresh.tick(at);
    expect(categoriesHere.tree().number).toBe(0);
    state.now = version(2);
    await categoriesHere.refresh.tick(at);
    await categoriesHere.refresh.tick(at);
    expect([categoriesHere.tree().version, categoriesHere.tree().byId(203)?.hue]).toEqual(['2027-02-01 10:00:02', 2]);
    expect(state.asked).toEqual([0, 0, 2]);
  });

  it('stay while the service is down, and do not revert to an older version', async () => {
    const { state, followed } = setUp();
    const categoriesHere = followed();
    state.now = version(2);
    await categoriesHere.read(at);
    state.away = true;
    await expect(categoriesHere.read(at)).rejects.toThrow('away');
    expect(categoriesHere.tree().number).toBe(2);
    [state.away, state.now] = [false, version(1)];
    await categoriesHere.read(at);
    expect(categoriesHere.tree().number).toBe(2);
  });

  it('survive a restart, and are refetched if the stored copy is unreadable', async () => {
    const { state, values, followed } = setUp();
    state.now = version(2);
    await followed().read(at);
    const later = followed();
    await later.begin();
    expect(later.tree().number).toBe(2);
    values.set('categories', '{"number":3}');
    const last = followed();
    await last.begin();
    expect(last.tree().number).toBe(0);
  });
});
