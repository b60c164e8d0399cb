import { describe, expect, it } from 'vitest';
import { medianOf } from './transparency.js';

describe('the median of counted hours', () => {
  it('is the middle value, or the mean of the middle two', () => {
    expect(medianOf({ 2: 1, 10: 1, 30: 1 })).toBe(10);
    expect(medianOf({ 2: 1, 10: 1 })).toBe(6);
    expect(medianOf({ 100: 1, 3: 5 })).toBe(3);
  });

  it('is computed over all months together, not from monthly medians', () => {
    expect(medianOf({ 1: 3 }, { 9: 1 }, {})).toBe(1);
    expect(medianOf({ 1: 1, 5: 1 }, { 1: 1, 5: 2 })).toBe(5);
  });

  it('is missing without counts', () => {
    expect(medianOf({})).toBeNull();
    expect(medianOf()).toBeNull();
  });
});
