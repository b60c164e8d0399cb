import { describe, expect, it } from 'vitest';
import { OpeningCode } from '@lendring/contracts/installation/opening.js';
import { draftOf, freshCode, instantAt, isCode, localTime, openingOf } from './opening-draft.js';

describe('a field for day and time', () => {
  it('round-trips an instant in summer time and in winter time', () => {
    for (const iso of ['2027-02-01T18:30:00.000Z', '2027-07-01T23:59:00.000Z'])
      expect(instantAt(localTime(iso))).toBe(iso);
  });

  it('uses the Berlin time zone on every device', () =>
    expect([localTime('2027-02-01T18:30:00.000Z'), localTime('2027-07-01T23:59:00.000Z')]).toEqual([
      '2027-02-01T19:30',
      '2027-07-02T01:59',
    ]));

  it('is null for empty, incomplete and invalid input', () => {
    for (const text of ['', '2027-02', '2027-02-01', 'soon', '2027-02-31T10:00', '2027-02-01T25:00'])
      expect([text, instantAt(text)]).toEqual([text, null]);
  });
});

const code = 'fruehling-2027';
const opensAt = '2027-03-01T08:00:00.000Z';
const before = Date.parse('2027-02-01T10:00:00.000Z');

describe('the draft of the opening', () => {
  it('round-trips the opening setting', () => {
    for (const opening of [null, { opensAt: null, code }, { opensAt, code }])
      expect(openingOf(draftOf(opening, before))).toEqual(opening);
    expect(draftOf({ opensAt, code }, before)).toMatchObject({ when: 'day', opensAt: '2027-03-01T09:00' });
    expect(draftOf({ opensAt, code }, Date.parse(opensAt))).toMatchObject({ when: 'open', opensAt: '', code });
  });

  it('generates a fresh valid code each time', () => {
    const codes = Array.from({ length: 50 }, freshCode);
    expect(new Set(codes).size).toBe(50);
    for (const one of codes) expect([one, OpeningCode.safeParse(one).success, isCode(one)]).toEqual([one, true, true]);
    for (const wrong of ['short', 'with a space', 'x'.repeat(41), 'über-2027', '--------'])
      expect([wrong, isCode(wrong), OpeningCode.safeParse(wrong).success]).toEqual([wrong, false, false]);
  });
});
