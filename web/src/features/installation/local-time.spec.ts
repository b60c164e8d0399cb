import { describe, expect, it } from '@jest/globals';
import { instantAt, localTime } from './local-time.js';

describe('a field for day and time', () => {
  it('reads back the instant that it shows, in summer and in winter', () => {
    for (const iso of ['2027-02-01T18:30:00.000Z', '2027-07-01T23:59:00.000Z'])
      expect(instantAt(localTime(iso))).toBe(iso);
  });

  it('is nothing where it is empty or half filled in', () => {
    expect([instantAt(''), instantAt('2027-02')].map((one) => one === null)).toEqual([true, false]);
    expect(instantAt('soon')).toBeNull();
  });
});
