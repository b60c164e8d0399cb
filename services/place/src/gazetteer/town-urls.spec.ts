import { describe, expect, it } from 'vitest';
import type { Town } from './town.js';
import { townUrls } from './town-urls.js';

const town = (id: string, name: string, population: number, more: Partial<Town> = {}): Town => ({
  id,
  name,
  country: 'DE',
  admin1: '',
  population,
  point: { lat: 50, lng: 10 },
  postals: [],
  districts: [],
  ...more,
});

describe('townUrls', () => {
  it('gives the most populous town the bare name and adds region, postal code or id for other towns', () => {
    const towns = [
      town('g1', 'Köln', 10),
      town('g2', 'Köln', 1000),
      town('g3', 'Köln', 9, { admin1: '05' }),
      town('g4', 'Köln', 8, { admin1: '05', postals: ['35001'] }),
      town('g5', 'Köln', 7, { admin1: '05', postals: ['35001'] }),
    ];
    const urls = townUrls(towns);
    expect(towns.map((one) => urls.get(one))).toEqual(['koeln-g1', 'koeln', 'koeln-hessen', 'koeln-35001', 'koeln-g5']);
  });

  it('returns the same URLs for any order of towns', () => {
    const towns = [town('g1', 'Aach', 5), town('g2', 'Aach', 5), town('g3', 'Aach', 5)];
    const urls = (list: Town[]) => [...townUrls(list)].map(([one, url]) => `${one.id} ${url}`).sort();
    expect(urls(towns)).toEqual(urls(towns.toReversed()));
  });

  it('falls back to the id for a name without letters', () => {
    const odd = town('g9', '???', 1);
    expect(townUrls([odd]).get(odd)).toBe('g9');
  });
});
