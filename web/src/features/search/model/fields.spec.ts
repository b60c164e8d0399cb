import { describe, expect, it } from 'vitest';
import { readFields, readTerm } from './fields.js';
import { changed, filtersOn, isBygone, paymentsOf, payWords, upcoming, withoutFilters } from './list.js';

describe('URL parameters of a result list', () => {
  it('parse valid values', () => {
    const all = {
      category: 405,
      postal: 'de-50823',
      radius: 10,
      from: '2027-07-04',
      to: '2027-07-06',
      freeDays: true,
      free: true,
      delivers: true,
      max: 20,
      pay: 'cash-crate',
      meta: 'Spannung:230 V|Farbe:rot',
      by: 'shop',
      sort: 'price',
      page: 3,
    };
    expect(readFields(all)).toEqual(all);
    expect(readFields({ lat: 50.94123, lng: 6.9578, box: '50.9_6.8_51.1_7.1' })).toEqual({
      lat: 50.941,
      lng: 6.958,
      box: '50.9_6.8_51.1_7.1',
    });
  });
  it('drop invalid values without an error', () => {
    expect(
      readFields({
        category: 'x',
        city: 'a b',
        postal: '<b>',
        radius: -4,
        lat: 91,
        lng: 5,
        box: '1,2,3',
        from: '2027-02-30',
        to: '2027-07-06',
        freeDays: 'maybe',
        delivers: 'maybe',
        max: 0,
        pay: 'gold',
        meta: 'Spannung',
        by: 'all',
        sort: 'best',
        page: 0,
        utm: 'x',
      }),
    ).toEqual({});
    expect(readFields({ lat: 50.9 })).toEqual({});
  });
  it('take a repeated metadata filter, each value once, at most ten', () => {
    expect(readFields({ meta: ['Farbe:rot', 'Farbe:rot', 7, 'Größe:3 m', ':x', `x:${'1'.repeat(121)}`] })).toEqual({
      meta: 'Farbe:rot|Größe:3 m',
    });
    const many = readFields({ meta: Array.from({ length: 1_000 }, (_, n) => `x:${n}`) });
    expect(many.meta?.split('|')).toHaveLength(10);
  });
  it('use a single day as both start and end and accept days in any order', () => {
    expect(readFields({ from: '2027-07-04' })).toEqual({ from: '2027-07-04', to: '2027-07-04' });
    expect(readFields({ from: '2027-07-04', to: '2027-07-01' })).toEqual({ from: '2027-07-01', to: '2027-07-04' });
    expect(readFields({ from: '2027-07-01', to: '2028-07-01' })).toEqual({ from: '2027-07-01', to: '2027-08-29' });
  });
  it('keep the words that set the free filter only while that filter is on', () => {
    const on = { free: true, freeWords: 'for free' } as const;
    expect(readFields(on)).toEqual(on);
    expect([readFields({ freeWords: 'free' }), readFields({ ...on, freeWords: 'free '.repeat(13) })]).toEqual([
      {},
      { free: true },
    ]);
    expect([changed(on, { max: 5 }), changed(on, { free: undefined }), withoutFilters(on)]).toEqual([
      { ...on, max: 5 },
      {},
      {},
    ]);
  });
  it('drop past days', () => {
    const now = new Date('2027-07-04T10:00:00Z');
    const days = { from: '2027-07-04', to: '2027-07-06', freeDays: true, free: true } as const;
    expect([isBygone(days, now), upcoming(days, now)]).toEqual([false, days]);
    expect([isBygone({ ...days, from: '2027-07-03' }, now), upcoming({ ...days, from: '2027-07-03' }, now)]).toEqual([
      true,
      { free: true },
    ]);
    expect(isBygone({}, now)).toBe(false);
  });
  it('drop the availability filter without days', () => expect(readFields({ freeDays: true })).toEqual({}));
  it('encode payment types as words and decode them', () => {
    expect(payWords([4, 1])).toBe('cash-donation');
    expect(payWords([])).toBeUndefined();
    expect(paymentsOf('cash-donation')).toEqual([1, 4]);
    expect(paymentsOf(undefined)).toEqual([]);
  });
  it('reset to the first page on every change and drop unset values', () => {
    expect(changed({ page: 4, max: 20, radius: 5 }, { max: undefined, free: true })).toEqual({ radius: 5, free: true });
  });
  it('count and remove filters but keep place and days', () => {
    const fields = {
      free: true,
      max: 5,
      by: 'shop',
      radius: 5,
      from: '2027-07-04',
      to: '2027-07-04',
      freeDays: true,
    } as const;
    expect(filtersOn(fields)).toEqual(['freeDays', 'free', 'max', 'by']);
    expect(withoutFilters(fields)).toEqual({ radius: 5, from: '2027-07-04', to: '2027-07-04' });
    expect([filtersOn({ category: 405 }), withoutFilters({ category: 405 })]).toEqual([['category'], {}]);
  });
  it('limit the query to the same length as the API', () => expect(readTerm(` ${'x'.repeat(200)}`)).toHaveLength(100));
});
