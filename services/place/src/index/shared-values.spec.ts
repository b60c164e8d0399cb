import { expect, it } from 'vitest';
import type { CityRow } from '../gazetteer/gazetteer.js';
import { withSharedValues } from './shared-values.js';

/** Rows as parsed from JSON, each with objects of its own. */
const rows = (): CityRow[] =>
  ['Aach', 'Bach'].map((name, at) => ({
    id: `g${at}`,
    name,
    names: {},
    url: name.toLowerCase(),
    country: 'DE',
    region: 'Bayern',
    lat: 48.1,
    lng: 11.2,
    population: 7,
    postals: at === 0 ? [] : ['80331'],
    districts: [],
  }));

it('keeps the content of rows and shares their empty lists', () => {
  const shared = withSharedValues(rows());
  expect(shared).toEqual(rows());
  const [first, second] = shared;
  expect(second?.names).toBe(first?.names);
  expect(second?.districts).toBe(first?.districts);
  expect(first?.postals).toBe(first?.districts);
});
