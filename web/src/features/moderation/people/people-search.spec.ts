import { describe, expect, it } from '@jest/globals';
import { peopleQuestion, readOccasion, readPeopleSearch } from './people-search.js';

describe('the address of the search for people', () => {
  it('says whom and why', () => {
    const search = readPeopleSearch({ kind: 'email', text: ' ada@example.org ', occasion: 'contact', page: 2 });
    expect(search).toEqual({ kind: 'email', text: 'ada@example.org', occasion: 'contact', page: 2 });
    expect(peopleQuestion(search)).toEqual({ kind: 'email', text: 'ada@example.org', page: 2 });
    // A nickname of digits alone is read as a number.
    expect(peopleQuestion(readPeopleSearch({ text: 123_456 }))).toEqual({ kind: 'nickname', text: '123456', page: 1 });
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
