import { describe, expect, it } from 'vitest';
import { heldUntil, holdHours, holdSteps, reminderBefore, unansweredUntil } from './hold.js';

const monday = '2025-05-05T10:00:00.000Z';
const start = '2025-05-30T22:00:00.000Z';

describe('a request without an answer', () => {
  it('expires seven days after asking', () => {
    expect(unansweredUntil(monday, start)).toBe('2025-05-12T10:00:00.000Z');
  });

  it('expires when its period begins, if that is earlier', () => {
    expect(unansweredUntil(monday, '2025-05-08T22:00:00.000Z')).toBe('2025-05-08T22:00:00.000Z');
  });
});

describe('an acceptance without a confirmation', () => {
  it('holds the days for the hours set in the offer', () => {
    expect(heldUntil(monday, 48, start)).toBe('2025-05-07T10:00:00.000Z');
    expect(heldUntil(monday, 12, start)).toBe('2025-05-05T22:00:00.000Z');
  });

  it('ends when the period begins, if that is earlier', () => {
    expect(heldUntil('2025-05-30T20:00:00.000Z', 12, start)).toBe(start);
  });

  it('holds for its full time when given on the seventh day after asking', () => {
    const asked = unansweredUntil(monday, start);
    expect(heldUntil(asked, 48, start)).toBe('2025-05-14T10:00:00.000Z');
  });

  it('counts elapsed hours across a clock change', () => {
    expect(heldUntil('2025-10-25T10:00:00.000Z', 24, start.replace('05', '12'))).toBe('2025-10-26T10:00:00.000Z');
  });
});

describe('the reminder before a deadline', () => {
  it('comes twelve hours ahead', () => {
    expect(reminderBefore('2025-05-07T10:00:00.000Z', monday)).toBe('2025-05-06T22:00:00.000Z');
  });

  it('comes halfway when less than a day was given', () => {
    expect(reminderBefore('2025-05-05T22:00:00.000Z', monday)).toBe('2025-05-05T16:00:00.000Z');
  });

  it('is omitted when less than two hours were given', () => {
    expect(reminderBefore('2025-05-05T11:59:59.999Z', monday)).toBeNull();
    expect(reminderBefore('2025-05-05T12:00:00.000Z', monday)).toBe('2025-05-05T11:00:00.000Z');
    expect(reminderBefore(monday, monday)).toBeNull();
  });
});

it('offers only hours within the limits, with the usual ones among them', () => {
  expect(holdSteps).toContain(holdHours.usual);
  expect([holdSteps[0], holdSteps.at(-1)]).toEqual([holdHours.shortest, holdHours.longest]);
});
