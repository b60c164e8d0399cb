import { expect, it } from 'vitest';
import type { OfferSearchAnswer } from '@lendring/contracts/offer/search-queries.js';
import { totalOf } from './offer-search.js';

const found = (total: number, length: number) =>
  ({ total, totalIsExact: true, items: Array.from({ length }, () => ({})) }) as unknown as OfferSearchAnswer;

it('counts the offers found alike on each page, whichever do not belong in the list', () => {
  expect([totalOf(found(45, 20), 2), totalOf(found(45, 20), 0), totalOf(found(45, 5), 1)]).toEqual([45, 45, 45]);
  expect([totalOf(found(7, 7), 2), totalOf(found(1, 1), 1)]).toEqual([5, 0]);
  expect(totalOf({ ...found(20, 20), totalIsExact: false }, 1)).toBe(20);
});
