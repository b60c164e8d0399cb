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
  it('are kept there, newest first', async () => {
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
  it('take over those of the device, which then keeps none of anybody', async () => {
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
  it('join as far as the account has room, the newest first, and tell how many had none', async () => {
    const favourites = createFavourites(localStorage);
    for (const id of ['old', 'known', 'new']) await favourites.toggle(id);
    const { account, asked, list } = memoryAccount('known', ...Array.from({ length: 498 }, (_, n) => `k${n}`));
    expect(await favourites.connect(account)).toBe(1);
    expect(asked).toEqual(['list', 'keep new']);
    expect([list().length, list()[0], stored()]).toEqual([500, 'new', null]);
  });
  it('tell the same where there is no room at all', async () => {
    const favourites = createFavourites(localStorage);
    for (const id of ['a', 'b']) await favourites.toggle(id);
    const { account, asked } = memoryAccount(...Array.from({ length: 500 }, (_, n) => `k${n}`));
    expect([await favourites.connect(account), asked]).toEqual([2, ['list']]);
    expect(favourites.get()).toHaveLength(500);
  });
  it('keep what another tab adds while those of the device join', async () => {
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
  it('of two tabs join once, and the next person at this device gets none of them', async () => {
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
  it('stay kept where a heart was pressed before it could show that it is on', async () => {
    const favourites = createFavourites(localStorage);
    await favourites.toggle('a');
    await favourites.toggle('a', true);
    expect(favourites.get()).toEqual(['a']);
  });
  it('show a press at once, and the last of several counts', async () => {
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
  it('take back what was not taken, and say so', async () => {
    const favourites = createFavourites(localStorage);
    const { account, state } = memoryAccount('c');
    await favourites.connect(account);
    state.broken = true;
    await expect(favourites.toggle('a')).rejects.toThrow('away');
    await expect(favourites.toggle('c')).rejects.toThrow('away');
    expect(favourites.get()).toEqual(['c']);
  });
  it('leave the device as it is while the account cannot be asked, and join later', async () => {
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
