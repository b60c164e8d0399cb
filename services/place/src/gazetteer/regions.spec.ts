import { expect, it } from 'vitest';
import { regionNames } from '@lendring/contracts/reference/regions.js';
import { allRegions } from './regions.js';

it('names every translated region as the gazetteer does', () => {
  expect(Object.keys(regionNames).filter((name) => !allRegions.has(name))).toEqual([]);
});
