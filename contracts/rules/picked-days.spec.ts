import { describe, expect, it } from 'vitest';
import { RentTypeId } from '../reference/rent-types.js';
import { wishOf } from './picked-days.js';

describe('picked days', () => {
  const picked = { kind: 'picked', from: '2027-07-04', last: '2027-07-06' } as const;
  const { day, night, week } = RentTypeId;

  it('end with the last day, or with the day of departure for nights', () => {
    for (const type of [day, week, undefined])
      expect(wishOf(picked, type)).toEqual({ kind: 'days', from: '2027-07-04', to: '2027-07-07' });
    expect(wishOf(picked, night)).toEqual({ kind: 'days', from: '2027-07-04', to: '2027-07-06' });
  });

  it('default to one day or one night if only one date is given', () => {
    const { last: _, ...one } = picked;
    for (const type of [day, night])
      expect(wishOf(one, type)).toEqual({ kind: 'days', from: '2027-07-04', to: '2027-07-05' });
  });
});
