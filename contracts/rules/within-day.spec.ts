import { expect, it } from 'vitest';
import { nextAllowed } from './within-day.js';

const at = (hour: number): string => new Date(Date.UTC(2027, 1, 1, hour)).toISOString();

it('allows the limit per sliding 24 hours, and returns the next allowed time', () => {
  expect(nextAllowed([], 2, at(0))).toBeNull();
  expect(nextAllowed([at(0)], 2, at(1))).toBeNull();
  expect(nextAllowed([at(0), at(3)], 2, at(4))).toBe(at(24));
  expect(nextAllowed([at(0), at(3)], 2, at(24))).toBeNull();
  expect(nextAllowed([at(0), at(3), at(24)], 2, at(25))).toBe(at(27));
});
