import { describe, expect, it } from 'vitest';
import { asking, terms, uuid } from '../../testing/request.js';
import { requestAggregate } from '../request/request.aggregate.js';
import { ask, type Asking } from './decide.js';

const home = uuid(90);
const rule = {
  services: ['bring' as const, 'fetch' as const],
  steps: [
    { upToKm: 10, cents: 1500 },
    { upToKm: 30, cents: 2900 },
  ],
  note: '',
};
const reached = [
  { placeId: null, upToKm: 10 },
  { placeId: home, upToKm: 30 },
];
const main = { choice: 'both' as const, placeId: null };
const when = (change: Partial<Asking>) =>
  ask(requestAggregate.initialState, asking({ terms: { ...terms, delivery: rule }, reached, ...change }));
const refusal = (change: Partial<Asking>) => {
  const outcome = when(change);
  return 'refusal' in outcome ? outcome.refusal : null;
};

describe('a request with delivery', () => {
  it('freezes the service, its step and the price per way', () => {
    expect(when({ delivery: main })).toMatchObject({
      events: [{ data: { terms: { sum: { total: 1600 }, delivery: { choice: 'both', upToKm: 10, cents: 1500 } } } }],
    });
    expect(when({ delivery: { choice: 'bring', placeId: home } })).toMatchObject({
      events: [{ data: { terms: { delivery: { choice: 'bring', upToKm: 30, cents: 2900, placeId: home } } } }],
    });
  });

  it('is refused where the service is not offered, the place unknown, or too far', () => {
    expect(refusal({ delivery: main, terms })).toEqual({ code: 'delivery_not_offered' });
    const onlyBrings = { ...terms, delivery: { ...rule, services: ['bring' as const] } };
    expect(refusal({ delivery: main, terms: onlyBrings })).toEqual({ code: 'delivery_not_offered' });
    expect(refusal({ delivery: { choice: 'bring', placeId: uuid(91) } })).toEqual({ code: 'delivery_place_needed' });
    expect(refusal({ delivery: main, reached: [{ placeId: null, upToKm: null }] })).toEqual({
      code: 'delivery_too_far',
      params: { km: 30 },
    });
  });

  it('is asked again when its price differs from the one shown', () => {
    const shown = { total: 1600, deposit: 5000 };
    expect(refusal({ delivery: main, shown: { ...shown, delivery: 3000 } })).toBeNull();
    expect(refusal({ delivery: main, shown: { ...shown, delivery: 2000 } })).toEqual({ code: 'price_changed' });
    expect(refusal({ delivery: main, shown })).toEqual({ code: 'price_changed' });
    expect(refusal({ shown: { ...shown, delivery: 3000 } })).toEqual({ code: 'price_changed' });
  });

  it('changes nothing for borrowers who pick up', () => {
    expect(when({})).toEqual(when({ terms }));
  });
});
