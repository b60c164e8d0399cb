import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { askObjection, hasAskRules, isBeyond, noAskRules, type Asker, type AskRules } from './may-ask.js';
import { AskRules as Schema } from './ask-rules.js';

const BLUR = 1500;
const cologne = { country: 'DE', point: { lat: 50.94, lng: 6.96 }, radius: BLUR } as const;
/** Kilometres to the east of the offer, along its parallel. */
const east = (km: number) => ({ lat: 50.94, lng: 6.96 + km / (111.195 * Math.cos((50.94 * Math.PI) / 180)) });

const neighbour: Asker = {
  place: { ...cologne, point: east(3), cityId: 'koeln' },
  postal: '50668',
  phone: false,
  goodRatings: 0,
};
const asker = (change: Partial<Asker> = {}): Asker => ({ ...neighbour, ...change });
const at = (km: number, radius = BLUR) => asker({ place: { ...neighbour.place, point: east(km), radius } });
const ask = (rules: Partial<AskRules>, one: Asker = neighbour) =>
  askObjection({ ...noAskRules, ...rules }, cologne, one);

describe('postal codes', () => {
  const isPostal = (typed: string) => Schema.shape.postals.safeParse([typed]).success;

  it.each(['50668', '1010', '8001', '1012', '1012 ab', '1012AB', 'SW1A', 'sw1a 1aa', 'M1'])('%s is one', (typed) =>
    expect(isPostal(typed)).toBe(true),
  );
  it.each(['62xx', '506**', '506680', 'Köln', 'AB', '1012 A', ''])('%s is none', (typed) =>
    expect(isPostal(typed)).toBe(false),
  );
});

describe('an offer without conditions', () => {
  it('may be requested by anyone, however far away', () => {
    expect(ask({}, at(400))).toBeNull();
    expect(hasAskRules(noAskRules)).toBe(false);
  });
});

describe('an offer within some kilometres', () => {
  it('may be requested from within the distance and not from far beyond', () => {
    expect(ask({ maxKm: 10 }, at(9))).toBeNull();
    expect(ask({ maxKm: 10 }, at(25))).toBe('too_far');
  });

  it('gives borrowers the benefit of both approximate places', () => {
    expect(ask({ maxKm: 10 }, at(12.9))).toBeNull();
    expect(ask({ maxKm: 10 }, at(13.1))).toBe('too_far');
  });

  it('is exact between two shops, whose places are public', () => {
    const shop = { ...cologne, radius: 0 };
    expect(isBeyond(10, shop, { ...at(9.9, 0).place })).toBe(false);
    expect(isBeyond(10, shop, { ...at(10.1, 0).place })).toBe(true);
  });

  it('refuses nobody whose true place is within the distance, wherever the approximate places lie', () => {
    const km = fc.double({ min: 0, max: 60, noNaN: true });
    const shift = fc.double({ min: -1.5, max: 1.5, noNaN: true });
    fc.assert(
      fc.property(km, shift, shift, fc.integer({ min: 1, max: 200 }), (trueKm, ofOffer, ofAsker, maxKm) => {
        const [one, other] = [east(ofOffer), east(trueKm + ofAsker)];
        const refused = isBeyond(maxKm, { ...cologne, point: one }, { ...cologne, point: other });
        expect(refused && trueKm <= maxKm - 0.01).toBe(false);
      }),
    );
  });

  it('answers equally for all true places with the same approximate place', () => {
    expect(ask({ maxKm: 10 }, at(12))).toBe(ask({ maxKm: 10 }, { ...at(12), postal: '50667' }));
  });
});

describe('an offer for residents', () => {
  it('may be requested from the postal codes named', () => {
    expect(ask({ postals: ['50667', '50668'] })).toBeNull();
    expect(ask({ postals: ['50667'] })).toBe('residents_only');
  });

  it('may be requested from the towns named, or from the postal codes', () => {
    const towns = [{ cityId: 'koeln', city: 'Köln' }];
    expect(ask({ towns })).toBeNull();
    expect(ask({ towns: [{ cityId: 'bonn', city: 'Bonn' }] })).toBe('residents_only');
    expect(ask({ towns: [{ cityId: 'bonn', city: 'Bonn' }], postals: ['50668'] })).toBeNull();
  });

  it('compares codes without regard to spaces, and accepts outward parts', () => {
    const amsterdam = { ...cologne, country: 'NL' } as const;
    const one = asker({ place: { ...amsterdam, cityId: 'amsterdam' }, postal: '1012 AB' });
    for (const code of ['1012 AB', '1012ab', '1012'])
      expect([code, askObjection({ ...noAskRules, postals: [code] }, amsterdam, one)]).toEqual([code, null]);
    for (const code of ['1013', '1012 AC', '101'])
      expect([code, askObjection({ ...noAskRules, postals: [code] }, amsterdam, one)]).toEqual([
        code,
        'residents_only',
      ]);
  });

  it('does not confuse the same code in another country', () => {
    const vienna = asker({ place: { ...cologne, country: 'AT', cityId: 'wien' }, postal: '1010' });
    expect(askObjection({ ...noAskRules, postals: ['1010'] }, { ...cologne, country: 'CH' }, vienna)).toBe(
      'residents_only',
    );
  });
});

describe('an offer that needs trust', () => {
  it('may need a verified phone', () => {
    expect(ask({ phone: true })).toBe('phone_needed');
    expect(ask({ phone: true }, asker({ phone: true }))).toBeNull();
  });

  it('may need some good ratings as a borrower', () => {
    expect(ask({ goodRatings: 3 }, asker({ goodRatings: 2 }))).toBe('ratings_needed');
    expect(ask({ goodRatings: 3 }, asker({ goodRatings: 3 }))).toBeNull();
  });
});

describe('several conditions', () => {
  it('must all be met, and the ones that nobody can change are named first', () => {
    const all = { maxKm: 5, postals: ['50667'], phone: true, goodRatings: 1 };
    expect(ask(all, at(50))).toBe('residents_only');
    expect(ask({ ...all, postals: [] }, at(50))).toBe('too_far');
    expect(ask({ ...all, postals: [] })).toBe('phone_needed');
    expect(ask({ ...all, postals: [] }, asker({ phone: true }))).toBe('ratings_needed');
    expect(ask({ ...all, postals: [] }, asker({ phone: true, goodRatings: 1 }))).toBeNull();
  });
});

describe('conditions from outside', () => {
  const parse = (change: object) => Schema.safeParse({ ...noAskRules, ...change });
  it.each([
    { maxKm: 0 },
    { maxKm: -1 },
    { maxKm: 201 },
    { maxKm: 2.5 },
    { maxKm: 1e9 },
    { goodRatings: -1 },
    { goodRatings: 1e9 },
    { postals: [''] },
    { postals: ['Köln'] },
    { postals: ['ABC'] },
    { postals: ['50668', ' 50668 '] },
    { postals: ['5'.repeat(300)] },
    { postals: Array.from({ length: 51 }, (_, n) => String(10_000 + n)) },
    { towns: [{ cityId: '', city: 'Köln' }] },
    {
      towns: [
        { cityId: 'k', city: 'Köln' },
        { cityId: 'k', city: 'Köln' },
      ],
    },
    { more: true },
  ])('are rejected as %j', (change) => {
    expect(parse(change).success).toBe(false);
  });

  it('are kept in capitals with single spaces', () => {
    expect(parse({ postals: [' 1012  ab '] }).data?.postals).toEqual(['1012 AB']);
    expect(parse({ maxKm: 1 }).success && parse({ maxKm: 200 }).success).toBe(true);
  });
});
