import { describe, expect, it } from 'vitest';
import { opened, userId } from '../../testing/account.js';
import { given } from '../../testing/decisions.js';
import { answered, lent, received } from './decide.js';

describe('an event of the request service', () => {
  it('is stored unchanged', () => {
    expect(received(given(opened), userId, 'creator', 2)).toEqual({
      events: [{ type: 'RatingReceived', data: { userId, as: 'creator', stars: 2 } }],
    });
    expect(lent(given(opened), userId)).toEqual({ events: [{ type: 'ThingLent', data: { userId } }] });
    expect(answered(given(opened), userId, 42)).toEqual({
      events: [{ type: 'RequestAnswered', data: { userId, minutes: 42 } }],
    });
  });
});
