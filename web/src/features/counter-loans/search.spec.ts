import { describe, expect, it } from 'vitest';
import { loansDefaults, parseEntrySearch, parseLoansSearch } from './search.js';

describe('address of the list of counter loans', () => {
  it('reads words and days, and leaves out what is none', () => {
    const search = { q: ' Gerda ', from: '2027-07-05', to: '2027-07-06', tab: 'done' };
    expect(parseLoansSearch(search)).toMatchObject({ ...search, q: 'Gerda' });
    expect(parseLoansSearch({ q: 221 })).toMatchObject({ q: '221' });
    expect(parseLoansSearch({ q: {}, from: 'gestern', to: 7, tab: 'x', side: 'x', page: -1 })).toEqual(loansDefaults);
    expect(parseLoansSearch({ from: '2027-07-06', to: '2027-07-05' })).toMatchObject({ from: '2027-07-06', to: '' });
  });
});

describe('address of the entry of a counter loan', () => {
  it('reads offer, days and piece, and leaves out what is none', () => {
    const search = { offer: 'a1b2c3d4e5', from: '2027-07-05', to: '2027-07-06', piece: 2 };
    expect(parseEntrySearch(search)).toEqual(search);
    for (const piece of [0, -1, 1.5, '2', null]) expect(parseEntrySearch({ piece })).toEqual({});
  });
});
