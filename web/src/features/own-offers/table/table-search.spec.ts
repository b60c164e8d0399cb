import { describe, expect, it } from 'vitest';
import { apiSort, metaColumn, readOfferTableSearch, searchOfView, tableQuestion, viewQuery } from './table-search.js';

const place = '00000000-0000-4000-8000-000000000001';

describe('the address of the offer table', () => {
  it.each([
    [{}, {}],
    [
      { q: 2024, status: 'draft', page: 2 },
      { q: '2024', status: 'draft', page: 2 },
    ],
    [{ q: '  ', status: 'gone', page: -1 }, {}],
    [{ category: '405' }, { category: 405 }],
    [{ category: '' }, {}],
    [{ category: 'x', place: 'x' }, {}],
    [{ place }, { place }],
    [{ place: 'profile' }, { place: 'profile' }],
    [{ sort: '-price' }, { sort: '-price' }],
    [{ sort: 'owner' }, {}],
    [{ sort: metaColumn('Größe, innen') }, { sort: 'meta:gr%C3%B6%C3%9Fe%2C%20innen' }],
    [{ sort: 'meta:%' }, {}],
    [{ columns: 'number,meta:gr%C3%B6%C3%9Fe' }, { columns: 'number,meta:gr%C3%B6%C3%9Fe' }],
    [{ columns: 'a b' }, {}],
  ])('reads %j as %j', (raw, expected) => {
    expect(readOfferTableSearch(raw)).toEqual(expected);
  });

  it('sorts the API by the name of a metadata entry', () => {
    expect([apiSort('-meta:gr%C3%B6%C3%9Fe'), apiSort('title'), apiSort('meta:')]).toEqual([
      '-meta:größe',
      'title',
      null,
    ]);
    expect(tableQuestion({ q: 'Zelt', sort: 'number', category: 405, place: 'profile', page: 3 })).toEqual({
      page: 3,
      query: 'Zelt',
      sort: 'number',
      category_id: 405,
      place_id: 'profile',
    });
  });

  it('is restored from a saved view, on its first page', () => {
    const search = { q: 'Zelt & Co', columns: `number,${metaColumn('Größe, innen')}`, sort: '-price', category: 405 };
    expect(searchOfView(viewQuery({ ...search, page: 4 }))).toEqual(search);
    expect(searchOfView('sort=owner&status=x')).toEqual({});
  });
});
