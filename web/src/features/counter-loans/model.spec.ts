import { describe, expect, it } from 'vitest';
import { offerCard } from '../../testing/samples.js';
import { bodyOf, freeOn, newEntry, usualPrice, wrong, type Values } from './model.js';

const today = '2027-07-05';
const chairs = { ...offerCard(), offer_id: 'a1b2c3d4e1', title: 'Stühle', quantity: 80, number: null };
const entry = (change: Partial<Values> = {}): Values => ({ ...newEntry(today, chairs), name: 'Gerda', ...change });

describe('entry of a counter loan', () => {
  it('needs a thing and a name; today is preset', () => {
    expect(wrong(newEntry(today), today).map(({ id }) => id)).toEqual(['offer', 'name']);
    expect(wrong(entry(), today)).toEqual([]);
    expect(bodyOf(entry())).toEqual({
      offer_id: 'a1b2c3d4e1',
      quantity: 1,
      date_from: today,
      date_to: today,
      name: 'Gerda',
      price: null,
    });
  });

  it.each([
    ['0', 0],
    ['a negative number', -1],
    ['more than the offer has', 81],
    ['a billion', 1e9],
    ['half a unit', 1.5],
    ['no number', Number.NaN],
    ['nothing', null],
  ])('refuses %s as quantity', (_, quantity) =>
    expect(wrong(entry({ quantity }), today)).toEqual([{ id: 'quantity', problem: 'range' }]),
  );

  it.each([
    ['2027-06-05', '2027-07-06', null],
    ['2027-06-04', '2027-07-06', 'old'],
    ['2027-07-06', '2027-07-05', 'order'],
    ['2028-07-06', '2028-07-06', 'far'],
    ['2027-07-05', '2028-07-05', 'long'],
    [null, null, 'missing'],
  ])('checks the days from %s to %s', (first, last, problem) =>
    expect(wrong(entry({ first, last }), today)).toEqual(problem ? [{ id: 'days-first', problem }] : []),
  );

  it('refuses a mail address and a price that are none', () => {
    expect(wrong(entry({ email: 'gerda', price: Number.NaN, name: ' ' }), today).map(({ id }) => id)).toEqual([
      'name',
      'email',
      'price',
    ]);
  });
});

describe('proposed price', () => {
  it('is that of the offer for the days and units', () => {
    const [pricing] = offerCard().pricing;
    const one = usualPrice(entry({ last: '2027-07-07' }));
    expect(one).toBe((pricing?.amount ?? 0) * 3);
    expect(usualPrice(entry({ last: '2027-07-07', quantity: 2 }))).toBe((one ?? 0) * 2);
    expect(usualPrice(entry({ last: '2027-07-04' }))).toBeNull();
    expect(usualPrice(newEntry(today))).toBeNull();
  });
});

describe('free units', () => {
  const use = (from: string, to: string, units: number) => ({
    start: `${from}T00:00:00.000Z`,
    end: `${to}T00:00:00.000Z`,
    units,
  });
  const taken = [use('2027-07-05', '2027-07-07', 30), use('2027-07-06', '2027-07-08', 20)];

  it('are those left on the fullest day', () => {
    const free = (first: string, last: string) => freeOn(taken, 80, { first, last }, 'UTC');
    expect(free('2027-07-05', '2027-07-05')).toBe(50);
    expect(free('2027-07-05', '2027-07-06')).toBe(30);
    expect(free('2027-07-08', '2027-07-09')).toBe(80);
    expect(freeOn([use('2027-07-05', '2027-07-06', 1)], 1, { first: today, last: today }, 'UTC')).toBe(0);
  });
});
