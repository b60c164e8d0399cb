import { describe, expect, it } from '@jest/globals';
import { endOf } from './model.js';

describe('a payment that grants nothing', () => {
  it('was declined, given up or not paid in time; a renewal that was not paid is no booking', () => {
    expect(endOf({ failure: 'declined', renewal: false })).toBe('declined');
    expect(endOf({ failure: 'abandoned', renewal: false })).toBe('abandoned');
    expect(endOf({ failure: 'expired', renewal: false })).toBe('expired');
    expect(endOf({ failure: 'expired', renewal: true })).toBe('renewal');
  });
});
