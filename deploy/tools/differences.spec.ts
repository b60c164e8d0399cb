import { expect, it } from 'vitest';
import { differences } from './differences.js';

it('JSON comparison finds added, changed and removed values, ignoring key order', () => {
  expect(differences({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toEqual([]);
  expect(differences({ a: 1, b: { c: 2 }, d: [1] }, { a: 2, b: {}, d: [1, null], e: 'x' })).toEqual([
    '/a: 1 → 2',
    '/b/c: 2 → undefined',
    '/d/1: undefined → null',
    '/e: undefined → "x"',
  ]);
  expect(differences([], {})).toEqual([': [] → {}']);
});
