import { beforeEach, describe, expect, it } from 'vitest';
import { createDrafts } from './drafts.js';
import { forgetPrivate, privateKey } from './private-keys.js';

const fresh = { text: '', days: '7' };

describe('a form draft', () => {
  beforeEach(() => sessionStorage.clear());

  it('is restored only for its own subject until the draft is deleted', () => {
    const { read, keep, forget } = createDrafts(sessionStorage);
    keep('case 1', { text: 'Werbung', days: '30' });
    expect(createDrafts(sessionStorage).read('case 1', fresh)).toEqual({ text: 'Werbung', days: '30' });
    expect(read('case 2', fresh)).toEqual(fresh);
    forget('case 1');
    expect(read('case 1', fresh)).toEqual(fresh);
  });

  it.each(['{"text":"of a page with other fields"}', '"no object"', 'no JSON', '[]'])(
    'is empty if storage contains %s',
    (kept) => {
      sessionStorage.setItem('case 1', kept);
      expect(createDrafts(sessionStorage).read('case 1', fresh)).toEqual(fresh);
    },
  );

  it('with data of other persons is removed once another user is signed in', () => {
    const { read, keep } = createDrafts(sessionStorage);
    const [mine, other] = [privateKey('mila', 'entry'), privateKey('ben', 'entry')];
    for (const key of ['case 1', mine, other]) keep(key, { text: key, days: '1' });
    forgetPrivate(sessionStorage, 'mila');
    expect([mine, other, 'case 1'].map((key) => read(key, fresh).text)).toEqual([mine, '', 'case 1']);
  });

  it('is not stored without storage', () => {
    const closed = createDrafts(null);
    closed.keep('case 1', { text: 'Werbung', days: '30' });
    expect(closed.read('case 1', fresh)).toEqual(fresh);
  });
});
