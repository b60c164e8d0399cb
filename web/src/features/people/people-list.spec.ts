import { describe, expect, it } from 'vitest';
import { peopleQuestion, peopleTarget, readOccasion, readPeopleSearch } from './people-list.js';

describe('the URL parameters of the user search', () => {
  it('contain the query and the search occasion', () => {
    const search = readPeopleSearch({ kind: 'company', text: ' Zeltverleih ', occasion: 'contact', page: 2 });
    expect(search).toEqual({ kind: 'company', text: 'Zeltverleih', occasion: 'contact', page: 2 });
    expect(peopleQuestion(search)).toEqual({ kind: 'company', text: 'Zeltverleih', page: 2 });
    expect(peopleTarget(search)).toEqual({ to: '/backoffice/users', search, state: {} });
    expect(peopleQuestion(readPeopleSearch({ text: 123_456 }))).toEqual({ kind: 'nickname', text: '123456', page: 1 });
  });

  it('keep a mail address out of the URL and in the history state', () => {
    const search = { kind: 'email', text: 'ada@example.org', occasion: 'contact' } as const;
    const target = peopleTarget(search);
    expect(JSON.stringify(target.search)).not.toContain('ada');
    expect(readPeopleSearch(target.search, target.state.sought)).toEqual(search);
    expect(readPeopleSearch(search)).toEqual({ kind: 'email', occasion: 'contact' });
    const slipped = { text: 'ada@example.org' };
    const { search: shown, state } = peopleTarget(slipped);
    expect([shown, readPeopleSearch(shown, state.sought)]).toEqual([{}, slipped]);
  });

  it('drop invalid values', () => {
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
