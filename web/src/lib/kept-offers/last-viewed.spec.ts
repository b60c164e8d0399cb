import { beforeEach, describe, expect, it } from 'vitest';
import { createLastViewed as create } from './last-viewed.js';

const look = { nickname: null, color: null, image_thumb: null };
const createLastViewed = (storage: Storage | null, who: () => string = () => '') =>
  create(storage, { id: who, look: () => (who() ? look : null) });

beforeEach(() => localStorage.clear());

describe('recently viewed offers', () => {
  it('list each offer once, the latest first, and survive a reload', () => {
    const seen = createLastViewed(localStorage);
    for (const id of ['a', 'b', 'a', 'c', 'c']) seen.note(id);
    expect(seen.get()).toEqual(['c', 'a', 'b']);
    expect(createLastViewed(localStorage).get()).toEqual(['c', 'a', 'b']);
    seen.forget();
    expect([seen.get(), localStorage.length]).toEqual([[], 0]);
  });
  it('are limited to sixty offers', () => {
    const seen = createLastViewed(localStorage);
    for (let n = 0; n < 70; n += 1) seen.note(String(n));
    expect([seen.get().length, seen.get()[0], seen.get().at(-1)]).toEqual([60, '69', '10']);
  });
  it('stay with a visitor who signs in and are hidden after sign-out', () => {
    let who = '';
    const seen = createLastViewed(localStorage, () => who);
    seen.note('before');
    who = 'first';
    expect(seen.get()).toEqual(['before']);
    seen.note('mine');
    who = '';
    const later = createLastViewed(localStorage, () => who);
    expect(later.get()).toEqual([]);
    later.note('theirs');
    expect(later.get()).toEqual(['theirs']);
    who = 'second';
    expect(later.get()).toEqual(['theirs']);
  });
  it('synchronise with other tabs and tolerate broken or missing storage', () => {
    const [one, other] = [createLastViewed(localStorage), createLastViewed(localStorage)];
    let told = 0;
    other.subscribe(() => (told += 1));
    expect(other.get()).toEqual([]);
    one.note('a');
    dispatchEvent(new StorageEvent('storage', { key: 'last-viewed' }));
    expect([other.get(), told]).toEqual([['a'], 1]);
    localStorage.setItem('last-viewed', '{"who":1');
    expect(createLastViewed(localStorage).get()).toEqual([]);
    expect(createLastViewed(null).get()).toEqual([]);
    expect(() => createLastViewed(null).note('x')).not.toThrow();
  });
});
