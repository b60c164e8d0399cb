import { describe, expect, it } from 'vitest';
import { conditionsIn, sameConditions, type TypedConditions } from './conditions.js';

const read = (typed: Partial<TypedConditions>) => conditionsIn({ ...sameConditions, ...typed });

describe('conditions typed for many offers', () => {
  it.each<[Partial<TypedConditions>, object]>([
    [{ phone: 'needed' }, { phone: true }],
    [
      { phone: 'none', ratings: '0', km: ' 0 ' },
      { phone: false, good_ratings: 0, max_km: null },
    ],
    [
      { ratings: '3', km: '25' },
      { good_ratings: 3, max_km: 25 },
    ],
    [{ residents: 'all' }, { postals: [], towns: [] }],
    [
      { residents: 'postals', postals: '50667, 50668;50667' },
      { postals: ['50667', '50668'], towns: [] },
    ],
    [{ postals: '50667', km: '5' }, { max_km: 5 }],
  ])('%j set %j', (typed, expected) => expect(read(typed)).toEqual(expected));

  it.each<[Partial<TypedConditions>, string]>([
    [{}, 'phone'],
    [{ ratings: '51' }, 'ratings'],
    [{ ratings: '-1' }, 'ratings'],
    [{ km: '201' }, 'km'],
    [{ km: '1,5' }, 'km'],
    [{ residents: 'postals' }, 'postals'],
    [{ residents: 'postals', postals: '50667, überall' }, 'postals'],
    [{ residents: 'postals', postals: Array.from({ length: 51 }, (_, n) => 50_000 + n).join(',') }, 'postals'],
  ])('%j are refused at %s', (typed, field) => expect(read(typed)).toMatchObject({ field }));
});
