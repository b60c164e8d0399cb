import { describe, expect, it } from 'vitest';
import { parseOwnOffersSearch } from './list-search.js';

describe('the URL parameters of own offers', () => {
  it.each([
    [{}, {}],
    [
      { tab: 'draft', page: '3' },
      { tab: 'draft', page: 3 },
    ],
    [{ tab: 'locked' }, { tab: 'locked' }],
    [{ tab: 'x', page: '-1' }, {}],
    [{ page: 1.5 }, {}],
    [{ page: 9999 }, {}],
    [
      { q: '  Zelt ', sort: 'hits' },
      { q: 'Zelt', sort: 'hits' },
    ],
    [{ q: 2024, sort: 'x' }, { q: '2024' }],
    [{ q: ['a'] }, {}],
    [{ q: 'x'.repeat(200) }, { q: 'x'.repeat(100) }],
  ])('parse %j as %j', (given, expected) => {
    expect(parseOwnOffersSearch(given)).toEqual({ tab: 'all', q: '', sort: 'changed', page: 1, ...expected });
  });
});
