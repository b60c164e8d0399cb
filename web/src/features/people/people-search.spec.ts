import { describe, expect, it } from 'vitest';
import { peopleQuestion, peopleTarget, readOccasion, readPeopleSearch } from './people-search.js';

describe('the address of the search for people', () => {
  it('says whom and why', () => {
    const search = readPeopleSearch({ kind: 'company', text: ' Zeltverleih ', occasion: 'contact', page: 2 });
    expect(search).toEqual({ kind: 'company', text: 'Zeltverleih', occasion: 'contact', page: 2 });
    expect(peopleQuestion(search)).toEqual({ kind: 'company', text: 'Zeltverleih', page: 2 });
    expect(peopleTarget(search)).toEqual({ to: '/backoffice/users', search, state: {} });
    expect(peopleQuestion(readPeopleSearch({ text: 123_456 }))).toEqual({ kind: 'nickname', text: '123456', page: 1 });
  });

  it('has no e-mail address in it: that stays with the entry of the history', () => {
    const search = { kind: 'email', text: 'ada@example.org', occasion: 'contact' } as const;
    const target = peopleTarget(search);
    expect(JSON.stringify(target.search)).not.toContain('ada');
    expect(readPeopleSearch(target.search, target.state.sought)).toEqual(search);
    expect(readPeopleSearch(search)).toEqual({ kind: 'email', occasion: 'contact' });
    const slipped = { text: 'ada@example.org' };
    const { search: shown, state } = peopleTarget(slipped);
    expect([shown, readPeopleSearch(shown, state.sought)]).toEqual([{}, slipped]);
  });

  it('leaves out what it does not know', () => {
    for (const raw of [
      { kind: 'phone', text: '', occasion: 'boredom' },
      { text: 'x'.repeat(201) },
      { text: ['a'] },
      {},
    ])
      expect(readPeopleSearch(raw)).toEqual({});
    expect(readOccasion({ occasion: 'boredom' })).toEqual({});
    expect(peopleQuestion({})).toBeNull();
  });
});
