import { describe, expect, it } from '@jest/globals';
import { koeln, village } from '../examples.js';
import { typedPlace } from './typed-place.js';

const whole = { ...koeln, postal_id: null };
const code = { ...koeln, postal: [koeln.postal[1]!], postal_id: koeln.postal[1]!.id };

describe('a place that was typed, not chosen', () => {
  it('is a town, or one of its postal codes', () => {
    expect(typedPlace({ kind: 'one', places: [whole] })).toEqual({ ok: true, city: whole, postal: null });
    expect(typedPlace({ kind: 'one', places: [code] })).toEqual({ ok: true, city: code, postal: koeln.postal[1] });
  });
  it('needs a choice, or is unknown', () => {
    expect(typedPlace({ kind: 'several', places: [whole, { ...village, postal_id: null }] })).toEqual({ ok: false, problem: 'several' });
    expect(typedPlace({ kind: 'none', places: [whole] })).toEqual({ ok: false, problem: 'unknown' });
  });
});
