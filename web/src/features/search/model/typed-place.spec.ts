import { describe, expect, it } from '@jest/globals';
import { koeln, village } from '../examples.js';
import { placeIn } from './typed-place.js';

const code = { ...koeln, postal: [koeln.postal[1]!] };

describe('a place that was typed, not chosen', () => {
  it('is the town that bears the name, whatever else begins so', () => {
    expect(placeIn('köln', [{ ...village, city: 'Köln-Land' }, koeln])).toEqual({ ok: true, city: koeln, postal: null });
    expect(placeIn('  KOELN ', [koeln, village])).toMatchObject({ ok: true, city: koeln });
  });
  it('is the only one found, also by another name or a district', () => expect(placeIn('Cologne', [koeln])).toEqual({ ok: true, city: koeln, postal: null }));
  it('is a postal code, alone or with its town', () => {
    for (const typed of ['50823', '50823 Köln']) expect(placeIn(typed, [code])).toEqual({ ok: true, city: code, postal: koeln.postal[1] });
  });
  it('is the first town of a code that several share', () => expect(placeIn('51588', [village, koeln])).toMatchObject({ ok: true, city: village }));
  it('is unknown, or needs a choice', () => {
    expect(placeIn('Nowhereville', [])).toEqual({ ok: false, problem: 'unknown' });
    expect(placeIn('Köl', [koeln, village])).toEqual({ ok: false, problem: 'several' });
  });
});
