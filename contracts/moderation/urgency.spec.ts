import { describe, expect, it } from 'vitest';
import { dueAt, urgencyOf } from './urgency.js';

describe('urgency of a case', () => {
  it('equals the urgency of its most urgent report', () => {
    expect(urgencyOf([6])).toBe(1);
    expect(urgencyOf([6, 7])).toBe(2);
    expect(urgencyOf([6, 7, 2])).toBe(3);
  });

  it('is high once many users report, for any reason', () => {
    expect(urgencyOf([6, 6, 6, 6])).toBe(1);
    expect(urgencyOf([6, 6, 6, 6, 6])).toBe(3);
  });

  it('sets the decision deadline', () => {
    const since = '2027-03-27T12:00:00.000Z';
    expect(dueAt(since, 3)).toBe('2027-03-28T12:00:00.000Z');
    expect(dueAt(since, 2)).toBe('2027-03-30T12:00:00.000Z');
    expect(dueAt(since, 1)).toBe('2027-04-03T12:00:00.000Z');
  });
});
