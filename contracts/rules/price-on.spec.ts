import { describe, expect, it } from 'vitest';
import { isWeekend, seasonOn, type Season } from './price-on.js';

const season = (from: string, to: string, yearly = false, amount = 1500): Season => ({ from, to, yearly, amount });
const on = (seasons: readonly Season[], day: string) => seasonOn(seasons, day)?.amount ?? null;

describe('a season', () => {
  it('applies to loans that begin within its days, both included', () => {
    const summer = [season('2027-06-01', '2027-08-31')];
    expect(
      ['2027-05-31', '2027-06-01', '2027-08-31', '2027-09-01', '2028-07-01'].map((day) => on(summer, day)),
    ).toEqual([null, 1500, 1500, null, null]);
  });

  it('returns every year, also across the turn of the year and on 29 February', () => {
    const winter = [season('2026-12-20', '2027-01-06', true)];
    const days = ['2030-12-19', '2030-12-20', '2030-12-31', '2031-01-01', '2031-01-06', '2031-01-07'];
    expect(days.map((day) => on(winter, day))).toEqual([null, 1500, 1500, 1500, 1500, null]);
    const leap = [season('2028-02-29', '2028-03-05', true)];
    expect(['2029-02-28', '2029-03-01', '2032-02-29'].map((day) => on(leap, day))).toEqual([null, 1500, 1500]);
  });

  it('of one year precedes a yearly one, otherwise the first one applies', () => {
    const both = [season('2027-06-01', '2027-08-31', true, 1), season('2027-07-01', '2027-07-31', false, 2)];
    expect([on(both, '2027-07-10'), on(both, '2028-07-10')]).toEqual([2, 1]);
    expect(
      on([season('2027-06-01', '2027-08-31', true, 1), season('2027-06-01', '2027-08-31', true, 2)], '2027-07-01'),
    ).toBe(1);
    expect(on([], '2027-07-01')).toBeNull();
  });
});

describe('a weekend', () => {
  it('is any part of Friday to Sunday', () => {
    const spans = [
      ['2027-07-02', '2027-07-04', true],
      ['2027-07-02', '2027-07-02', true],
      ['2027-07-03', '2027-07-04', true],
      ['2027-07-04', '2027-07-04', true],
      ['2027-07-01', '2027-07-04', false],
      ['2027-07-02', '2027-07-05', false],
      ['2027-07-04', '2027-07-05', false],
      ['2027-07-02', '2027-07-11', false],
    ] as const;
    for (const [first, last, is] of spans) expect([first, last, isWeekend({ first, last })]).toEqual([first, last, is]);
  });
});
