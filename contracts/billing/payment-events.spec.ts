import { describe, expect, it } from 'vitest';
import { SeenByHand } from './payment-events.js';

describe('what a bookkeeper says of a transfer', () => {
  const note = (text: string): boolean => SeenByHand.safeParse({ bookedOn: '2027-02-01', note: text }).success;

  it('is one line that can be read', () => {
    expect(note('Auszug 3, Zeile 7 <b>')).toBe(true);
    for (const text of [' ', 'a\u0000b', '\ud800', 'x'.repeat(201)]) expect(note(text)).toBe(false);
  });
});
