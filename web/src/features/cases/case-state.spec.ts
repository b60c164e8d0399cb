import { describe, expect, it } from 'vitest';
import { dueOf } from './case-state.js';

const now = '2027-03-27T12:00:00.000Z';
const due = (due_at: string, state: 'open' | 'completed' = 'open', to_confirm = false) =>
  dueOf({ due_at, state, to_confirm, overdue: due_at < now }, now);

describe('the deadline of a case', () => {
  it.each([
    ['2027-03-27T12:30:00.000Z', { key: 'soon', count: 0 }],
    ['2027-03-27T15:00:00.000Z', { key: 'hours', count: 3 }],
    ['2027-03-29T11:59:00.000Z', { key: 'hours', count: 47 }],
    ['2027-03-29T12:00:00.000Z', { key: 'days', count: 2 }],
    ['2027-03-27T11:30:00.000Z', { key: 'overdueNow', count: 0 }],
    ['2027-03-27T09:00:00.000Z', { key: 'overdueHours', count: 3 }],
    ['2027-03-24T11:00:00.000Z', { key: 'overdueDays', count: 3 }],
  ])('is labelled relative to now for %s', (at, expected) => {
    expect(due(at)).toEqual(expected);
  });

  it('is removed after the decision unless a confirmation is pending', () => {
    expect(due('2027-03-24T11:00:00.000Z', 'completed')).toEqual({ key: 'done', count: 0 });
    expect(due('2027-03-24T11:00:00.000Z', 'completed', true)).toEqual({ key: 'overdueDays', count: 3 });
  });
});
