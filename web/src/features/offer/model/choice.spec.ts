import { describe, expect, it } from 'vitest';
import { readChoice } from './choice.js';
import { bodyDates, wishOf } from './pricing.js';

describe('the choice on the offer page', () => {
  it('is read from the URL', () => {
    const all = {
      from: '2027-07-04',
      to: '2027-07-06',
      pricing: '00000000-0000-4000-8000-000000000001',
      time: '10:30',
      hours: 3,
    };
    expect(readChoice(all)).toEqual(all);
  });
  it('drops invalid parameters', () => {
    expect(readChoice({ from: '2027-02-30', to: 'x', pricing: 'x', time: '25:00', hours: 0, other: 1 })).toEqual({});
    expect(readChoice({ from: '2027-07-04', to: '2027-07-01' })).toEqual({ from: '2027-07-04' });
    expect(readChoice({ to: '2027-07-01' })).toEqual({});
  });
  it('is converted to a wanted period by rent type', () => {
    const days = { from: '2027-07-04', to: '2027-07-06' };
    expect(wishOf({ renttype_id: 1 }, days)).toEqual({ kind: 'days', from: '2027-07-04', to: '2027-07-07' });
    expect(wishOf({ renttype_id: 1 }, { from: '2027-07-04' })).toEqual({
      kind: 'days',
      from: '2027-07-04',
      to: '2027-07-05',
    });
    expect(wishOf({ renttype_id: 3 }, days)).toEqual({ kind: 'days', from: '2027-07-04', to: '2027-07-06' });
    expect(wishOf({ renttype_id: 3 }, { from: '2027-07-04' })).toBeNull();
    expect(wishOf({ renttype_id: 2 }, { from: '2027-07-04', time: '10:00', hours: 2 })).toEqual({
      kind: 'hours',
      day: '2027-07-04',
      time: '10:00',
      hours: 2,
    });
    expect(wishOf({ renttype_id: 2 }, days)).toBeNull();
    expect(wishOf({ renttype_id: 1 }, {})).toBeNull();
  });
  it('drops a start time off the half hour', () => {
    expect(readChoice({ from: '2027-07-04', time: '10:07', hours: 2 })).toEqual({ from: '2027-07-04', hours: 2 });
    expect(readChoice({ from: '2027-07-04', time: '10:30' })).toEqual({ from: '2027-07-04', time: '10:30' });
  });

  it('is sent with the last day, or the departure day for nights', () => {
    expect(bodyDates({ kind: 'days', from: '2027-07-04', to: '2027-07-07' }, 1)).toEqual({
      date_from: '2027-07-04',
      date_to: '2027-07-06',
    });
    expect(bodyDates({ kind: 'days', from: '2027-07-04', to: '2027-07-06' }, 3)).toEqual({
      date_from: '2027-07-04',
      date_to: '2027-07-06',
    });
    expect(bodyDates({ kind: 'hours', day: '2027-07-04', time: '10:00', hours: 2 }, 2)).toEqual({
      date_from: '2027-07-04',
      time_from: '10:00',
      duration: 2,
    });
  });
});
