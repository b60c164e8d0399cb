import { expect, it } from 'vitest';
import { labelPages } from './labels.js';

it('a sheet holds 24 labels, fewer from a later start on', () => {
  expect(labelPages('sheet', 24, 1)).toBe(1);
  expect(labelPages('sheet', 24, 2)).toBe(2);
  expect(labelPages('sheet', 1, 24)).toBe(1);
  expect(labelPages('sheet', 80, 5)).toBe(4);
  expect(labelPages('single', 3, 5)).toBe(3);
});
