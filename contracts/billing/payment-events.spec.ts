import { describe, expect, it } from 'vitest';
import { SeenByHand } from './payments.js';

describe('bookkeeper note on a transfer', () => {
  const note = (text: string): boolean => SeenByHand.safeParse({ bookedOn: '2027-02-01', note: text }).success;

  it('is limited to one line of readable text', () => {
    expect(note('Auszug 3, Zeile 7 <b>')).toBe(true);
    for (const text of [' ', 'a\u0000b', '\ud800', 'x'.repeat(201)]) expect(note(text)).toBe(false);
  });
});
