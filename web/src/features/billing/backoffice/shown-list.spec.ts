import { expect, it } from 'vitest';
import { readShownSearch, shownQuestion } from './shown-list.js';

it('reads valid ad filters from the address and sends only these in the query', () => {
  const raw = { state: 'over', kind: 'house', sort: '-views', columns: 'views', page: 2, other: 1 };
  expect(shownQuestion(readShownSearch(raw))).toEqual({ state: 'over', kind: 'house', sort: '-views', page: 2 });
  expect(readShownSearch(raw).columns).toBe('views');
  expect(readShownSearch({ state: 'gone', kind: 7, sort: 'title', page: 'x' })).toEqual({});
  expect(readShownSearch({ state: 'current' })).toEqual({});
  expect(shownQuestion({})).toEqual({ page: 1 });
});
