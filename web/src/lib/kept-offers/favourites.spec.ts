import { beforeEach, describe, expect, it } from 'vitest';
import { createFavourites, type AccountFavourites } from './favourites.js';

beforeEach(() => localStorage.clear());
const stored = (): unknown => JSON.parse(localStorage.getItem('favourites') ?? 'null');

const memoryAccount = (...start: readonly string[]) => {
  let list: readonly string[] = start;
  const asked: string[] = [];
  const state = { broken: false };
  const answer = async (name: string, next: readonly string[]) => {
    asked.push(name);
    await Promise.resolve();
    if (state.broken) throw new Error('away');
    list = next;
    return list;
  };
  const account: AccountFavourites = {
    list: () => answer('list', list),
    keep: (ids) => answer(`keep ${ids.join(' ')}`, [...ids.filter((id) => !list.includes(id)), ...list]),
    drop: (id) =>
      answer(
        `drop ${id}`,
        list.filter((one) => one !== id),
      ),
  };
  return { account, asked, state, list: () => list };
};

describe('favourites of a device', () => {
  it('are stored on the device, newest first', async () => {
    const favourites = createFavourites(localStorage);
    await favourites.toggle('a');
    await favourites.toggle('b');
    expect(favourites.get()).toEqual(['b', 'a']);
    await favourites.toggle('a');
    expect(stored()).toEqual(['b']);
    expect(createFavourites(localStorage).get()).toEqual(['b']);
  });
});

describe('favourites of an account', () => {
  it('take over the favourites of the device, which are then cleared', async () => {
    const favourites = createFavourites(localStorage);
    await favourites.toggle('a');
    const { account, asked } = memoryAccount('c', 'a');
    await favourites.connect(account);
    await favourites.connect(account);
    expect(asked).toEqual(['list']);
    expect(favourites.get()).toEqual(['c', 'a']);
    await favourites.toggle('b');
    expect(favourites.get()).toEqual(['b', 'c', 'a']);
    expect(stored()).toBeNull();
  });
  it('merge newest first up to the account limit and return the number left out', async () => {
    const favourites = createFavourites(localStorage);
    for (const id of ['old', 'known', 'new']) await favourites.toggle(id);
    const { account, asked, list } = memoryAccount('known', ...Array.from({ length: 498 }, (_, n) => `k${n}`));
    expect(await favourites.connect(account)).toBe(1);
    expect(asked).toEqual(['list', 'keep new']);
    expect([list().length, list()[0], stored()]).toEqual([500, 'new', null]);
  });
  it('return the number left out when the account is full', async () => {
    const favourites = createFavourites(localStorage);
    for (const id of ['a', 'b']) await favourites.toggle(id);
    const { account, asked } = memoryAccount(...Array.from({ length: 500 }, (_, n) => `k${n}`));
    expect([await favourites.connect(account), asked]).toEqual([2, ['list']]);
    expect(favourites.get()).toHaveLength(500);
  });
  it('keep offers added by another tab during the merge', async () => {
    const favourites = createFavourites(localStorage);
    await favourites.toggle('a');
    const { account, list } = memoryAccount('c');
    const joined = favourites.connect({
      ...account,
      keep: (ids) => {
        localStorage.setItem('favourites', JSON.stringify(['b', 'a']));
        return account.keep(ids);
      },
    });
    await joined;
    expect([list(), stored()]).toEqual([['a', 'c'], ['b']]);
    await createFavourites(localStorage).connect(account);
    expect([list(), stored()]).toEqual([['b', 'a', 'c'], null]);
  });
  it('merge once across two tabs and are hidden from the next user of the device', async () => {
    const [one, two] = [createFavourites(localStorage), createFavourites(localStorage)];
    await one.toggle('a');
    const first = memoryAccount('c');
    await Promise.all([one.connect(first.account), two.connect(first.account)]);
    expect(first.list()).toEqual(['a', 'c']);
    await two.toggle('b');
    const next = createFavourites(localStorage);
    const second = memoryAccount('z');
    await next.connect(second.account);
    expect([next.get(), second.list()]).toEqual([['z'], ['z']]);
  });
  it('stay saved when a heart is pressed before its state is shown', async () => {
    const favourites = createFavourites(localStorage);
    await favourites.toggle('a');
    await favourites.toggle('a', true);
    expect(favourites.get()).toEqual(['a']);
  });
  it('show a press at once, and the last of several presses counts', async () => {
    const favourites = createFavourites(localStorage);
    const { account, asked, list } = memoryAccount();
    await favourites.connect(account);
    const presses = [favourites.toggle('a'), favourites.toggle('a'), favourites.toggle('a'), favourites.toggle('b')];
    expect(favourites.get()).toEqual(['b', 'a']);
    await Promise.all(presses);
    expect(asked).toEqual(['list', 'keep a', 'drop a', 'keep a', 'keep b']);
    expect([favourites.get(), list()]).toEqual([
      ['b', 'a'],
      ['b', 'a'],
    ]);
  });
  it('revert a failed change and report the failure', async () => {
    const favourites = createFavourites(localStorage);
    const { account, state } = memoryAccount('c');
    await favourites.connect(account);
    state.broken = true;
    await expect(favourites.toggle('a')).rejects.toThrow('away');
    await expect(favourites.toggle('c')).rejects.toThrow('away');
    expect(favourites.get()).toEqual(['c']);
  });
  it('leave the device favourites while the account is unavailable and merge them later', async () => {
    const favourites = createFavourites(localStorage);
    await favourites.toggle('a');
    const { account, state, list } = memoryAccount();
    state.broken = true;
    await expect(favourites.connect(account)).rejects.toThrow('away');
    await favourites.toggle('b');
    expect(stored()).toEqual(['b', 'a']);
    state.broken = false;
    await favourites.connect(account);
    expect(list()).toEqual(['b', 'a']);
  });
});
