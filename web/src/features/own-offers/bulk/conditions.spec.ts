import { describe, expect, it } from 'vitest';
import { ownOffer } from '../../../testing/demo-offers.js';
import { offerCard } from '../../../testing/samples.js';
import { undoOf } from './changes.js';
import {
  conditionsIn,
  conditionsPatch,
  discountsFor,
  durationsFor,
  firstConditions,
  problemsIn,
  timedTypesOf,
  type Topic,
  type TypedConditions,
} from './conditions.js';

const offer = ownOffer({ pricing: offerCard().pricing });
const [entry] = offer.pricing;
const blank = firstConditions([offer]);
const typed = (ticked: readonly Topic[], change: Partial<TypedConditions> = {}): TypedConditions => ({
  ...blank,
  ...change,
  ticked,
});
const patchOf = (to: typeof offer, ticked: readonly Topic[], change: Partial<TypedConditions>) =>
  conditionsPatch(to, conditionsIn(typed(ticked, change)));
const off = { key: 'a', of: 'duration', from: 3, percent: 10 } as const;
const late = { ...blank.booking, lead_days: 5, lead_until: '12:00', longest_advance: 90 };
const strict = { ...blank.asking, km: 25, postals: '50667, 50668', phone: true, ratings: 3 };
const brought = { services: ['bring'], steps: [{ key: 'x', km: 10, price: 1500 }], note: '' } as const;

describe('conditions of many offers', () => {
  it.each<[readonly Topic[], Partial<TypedConditions>, object]>([
    [
      ['deposit'],
      { deposit: { kind: 'transfer', amount: 5000, perUnit: false } },
      { deposit: 5000, deposit_kind: 'transfer', deposit_per_unit: false },
    ],
    [['lead'], { booking: late }, { booking_rules: { ...offer.booking_rules, lead_days: 5, lead_until: '12:00' } }],
    [['advance'], { booking: late }, { booking_rules: { ...offer.booking_rules, longest_advance: 90 } }],
    [['phone', 'km'], { asking: strict }, { ask_rules: { ...offer.ask_rules, phone: true, max_km: 25 } }],
    [['residents'], { asking: strict }, { ask_rules: { ...offer.ask_rules, postals: ['50667', '50668'] } }],
    [
      ['delivery'],
      { delivery: brought },
      { delivery: { services: ['bring'], steps: [{ up_to_km: 10, price: 1500 }], note: '' } },
    ],
    [['hold'], { hold: 12 }, { hold_hours: 12 }],
    [['quantity'], { quantity: 80 }, { quantity: 80 }],
    [['accept'], { autoAccept: true, commercialOnly: true }, { auto_accept: true }],
    [['commercial'], { autoAccept: true, commercialOnly: true }, { commercial_only: true }],
    [
      ['durations'],
      { durations: { min: 2, max: 14 } },
      { pricing: [{ ...entry!, duration_min: 2, duration_max: 14 }] },
    ],
  ])('change %j only', (ticked, change, expected) => expect(patchOf(offer, ticked, change)).toEqual(expected));

  it('leave an offer that has them already, and what is not ticked', () => {
    const change = {
      deposit: { kind: 'cash', amount: 5000, perUnit: false },
      booking: late,
      asking: strict,
      hold: 12,
    } as const;
    expect(patchOf(offer, [], change)).toBeNull();
    expect(patchOf({ ...offer, deposit: 5000, deposit_kind: 'cash' }, ['deposit'], change)).toBeNull();
    expect(patchOf({ ...offer, deposit: 5000, deposit_kind: null }, ['deposit'], change)).toEqual({
      deposit: 5000,
      deposit_kind: 'cash',
      deposit_per_unit: false,
    });
  });

  it('replace the discounts of one kind of price in money', () => {
    const weekly = { ...entry!, pricing_id: '00000000-0000-4000-8000-000000000009', renttype_id: 4 } as const;
    const crate = { ...entry!, pricing_id: '00000000-0000-4000-8000-000000000008', paymenttype_id: 2 } as const;
    const priced = {
      ...offer,
      pricing: [{ ...entry!, discounts: [{ of: 'count', from: 20, percent: 5 } as const] }, weekly, crate],
    };
    const per = entry!.renttype_id;
    expect(patchOf(priced, ['discounts'], { per, discounts: [off] })).toEqual({
      pricing: [{ ...entry, discounts: [{ of: 'duration', from: 3, percent: 10 }] }, weekly, crate],
    });
    expect(patchOf(priced, ['discounts'], { per, discounts: [] })?.pricing?.[0]).not.toHaveProperty('discounts');
    expect(patchOf({ ...offer, pricing: [crate] }, ['discounts'], { per, discounts: [off] })).toBeNull();
    expect(discountsFor([priced], per)).toMatchObject([{ of: 'count', from: 20, percent: 5 }]);
    expect(discountsFor([priced, offer], per)).toEqual([]);
  });

  it('change durations and discounts of one offer at once, each for its kind of price', () => {
    const weekly = { ...entry!, pricing_id: '00000000-0000-4000-8000-000000000009', renttype_id: 4 } as const;
    const priced = { ...offer, pricing: [entry!, weekly] };
    const change = { durations: { min: 1, max: 3 }, timed: 4, per: entry!.renttype_id, discounts: [off] } as const;
    expect(patchOf(priced, ['durations', 'discounts'], change)).toEqual({
      pricing: [
        { ...entry, discounts: [{ of: 'duration', from: 3, percent: 10 }] },
        { ...weekly, duration_max: 3 },
      ],
    });
    expect(timedTypesOf([priced])).toEqual([entry!.renttype_id, 4]);
    expect(durationsFor([{ ...offer, pricing: [{ ...weekly, duration_max: 3 }, entry!] }], 4)).toEqual({
      min: 1,
      max: 3,
    });
  });

  it('have no numbers or choices at first in which the offers differ, and are refused without them', () => {
    const booking_rules = { ...offer.booking_rules, lead_days: 3 };
    const pricing = [{ ...entry!, duration_min: 2 }];
    const choices = { deposit: 5000, deposit_kind: 'cash' as const, commercial_only: true, auto_accept: true };
    const others = [offer, { ...offer, ...choices, quantity: 5, hold_hours: 12, booking_rules, pricing }];
    const all = ['quantity', 'deposit', 'durations', 'lead', 'commercial', 'accept', 'hold'] as const;
    const ticked = { ...firstConditions(others), ticked: all };
    expect(ticked).toMatchObject({ quantity: null, hold: Number.NaN, durations: { min: null, max: null } });
    expect(problemsIn(ticked).map(({ id, key }) => [id, key])).toEqual([
      ['quantity', 'count'],
      ['deposit_kind', 'choose'],
      ['duration_min', 'duration'],
      ['lead_days', 'choose'],
      ['commercial_only', 'choose'],
      ['auto_accept', 'choose'],
      ['hold_hours', 'choose'],
    ]);
    const alike = { ...firstConditions([offer, offer]), ticked: all };
    expect([problemsIn(alike), conditionsPatch(offer, conditionsIn(alike))]).toEqual([[], null]);
  });

  it('are undone by the former values of each offer', () => {
    const former = { ...offer, deposit: 2000, deposit_kind: null, ask_rules: { ...offer.ask_rules, good_ratings: 2 } };
    const all = [
      'quantity',
      'durations',
      'commercial',
      'accept',
      'deposit',
      'discounts',
      'lead',
      'preparation',
      'delivery',
      'phone',
      'hold',
    ] as const;
    const change = {
      deposit: { kind: 'document', amount: null, perUnit: false },
      discounts: [off],
      booking: late,
      delivery: brought,
      asking: strict,
      hold: 12,
      quantity: 5,
      durations: { min: 2, max: null },
      commercialOnly: true,
      autoAccept: true,
    } as const;
    const patch = patchOf(former, all, change)!;
    expect(Object.keys(patch).toSorted()).toEqual([
      'ask_rules',
      'auto_accept',
      'booking_rules',
      'commercial_only',
      'delivery',
      'deposit',
      'deposit_kind',
      'deposit_per_unit',
      'hold_hours',
      'pricing',
      'quantity',
    ]);
    expect({ ...former, ...patch, ...undoOf(former, patch) }).toEqual(former);
  });

  it.each<[readonly Topic[], Partial<TypedConditions>, readonly string[]]>([
    [['deposit'], { deposit: { kind: 'cash', amount: null, perUnit: false } }, ['deposit']],
    [['quantity', 'durations'], { quantity: 0, durations: { min: 3, max: 2 } }, ['quantity', 'duration_max']],
    [['hold'], { deposit: { kind: 'cash', amount: null, perUnit: false } }, []],
    [['lead', 'advance'], { booking: { ...late, longest_advance: 4 } }, ['longest_advance']],
    [['advance'], { booking: { ...late, longest_advance: 4 } }, []],
    [['km', 'ratings'], { asking: { ...strict, km: 201, ratings: 0 } }, ['ask-km', 'ask-ratings']],
    [['phone'], { asking: { ...strict, km: 201, postals: 'überall' } }, []],
    [['residents'], { asking: { ...strict, postals: 'überall' } }, ['ask-postals']],
    [['delivery'], { delivery: { ...brought, steps: [] } }, ['delivery-add']],
    [['discounts'], { discounts: [{ ...off, from: 1 }] }, ['discount_from-a']],
  ])('of %j have problems where they are wrong', (ticked, change, ids) =>
    expect(problemsIn(typed(ticked, change)).map(({ id }) => id)).toEqual(ids),
  );

  it('begin with what all offers have in common', () => {
    const one = { ...offer, deposit: 5000, deposit_kind: 'cash' as const, hold_hours: 12 };
    const other = { ...one, hold_hours: 24 };
    expect(firstConditions([one, other])).toMatchObject({
      ticked: [],
      deposit: { kind: 'cash', amount: 5000, perUnit: false },
      hold: Number.NaN,
    });
    expect(firstConditions([{ ...offer, pricing: [] }]).per).toBeNull();
  });
});
