import { describe, expect, it } from 'vitest';
import { instantAt, localTime } from './local-time.js';

describe('a field for day and time', () => {
  it('round-trips an instant in summer and in winter time', () => {
    for (const iso of ['2027-02-01T18:30:00.000Z', '2027-07-01T23:59:00.000Z'])
      expect(instantAt(localTime(iso))).toBe(iso);
  });

  it('uses the time zone of Berlin on every device', () =>
    expect([localTime('2027-02-01T18:30:00.000Z'), localTime('2027-07-01T23:59:00.000Z')]).toEqual([
      '2027-02-01T19:30',
      '2027-07-02T01:59',
    ]));

  it('is null for empty, incomplete and invalid input', () => {
    for (const text of ['', '2027-02', '2027-02-01', 'soon', '2027-02-31T10:00', '2027-02-01T25:00'])
      expect([text, instantAt(text)]).toEqual([text, null]);
  });
});
