import { expect, it } from 'vitest';
import { countedTitle, piecedTitle } from './counted-title.js';

it('names the number of items and the first numbers of their pieces', () => {
  expect(piecedTitle('Bierbank', 1)).toBe('Bierbank');
  expect(piecedTitle('Bierbank', 1, [])).toBe('Bierbank');
  expect(piecedTitle('Bierbank', 1, ['BK-1'])).toBe('Bierbank (BK-1)');
  const many = ['BK-1', 'BK-2', 'BK-3', 'BK-4'];
  expect(piecedTitle('Bierbank', 4, many)).toBe(`${countedTitle('Bierbank', 4)} (BK-1, BK-2, BK-3, …)`);
});
