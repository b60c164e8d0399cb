import { describe, expect, it } from 'vitest';
import { choicesOf, deliveryPrice, deliveryTotal, stepWithin } from './delivery.js';

/** A party shop brings within 10 km for 15 €, within 30 km for 29 €, and fetches for the same. */
const shop = {
  services: ['bring', 'fetch'],
  steps: [
    { upToKm: 10, cents: 15_00 },
    { upToKm: 30, cents: 29_00 },
  ],
} as const;
const onlyBrings = { ...shop, services: ['bring'] } as const;

describe('the return services of an offer', () => {
  it('are bring, fetch or both where the lender goes both ways, otherwise the one offered', () => {
    expect(choicesOf(shop)).toEqual(['bring', 'fetch', 'both']);
    expect(choicesOf(onlyBrings)).toEqual(['bring']);
  });
});

describe('the price of a delivery', () => {
  it('is that of the step, once per way', () => {
    expect(deliveryPrice(shop, 'bring', 10)).toEqual({ upToKm: 10, perWay: 15_00, total: 15_00 });
    expect(deliveryPrice(shop, 'both', 30)).toEqual({ upToKm: 30, perWay: 29_00, total: 58_00 });
  });

  it('may be nothing', () => {
    const free = { services: ['bring', 'fetch'], steps: [{ upToKm: 5, cents: 0 }] } as const;
    expect(deliveryPrice(free, 'both', 5)).toMatchObject({ total: 0 });
  });

  it('names the obstacle: not offered, place unknown, or too far with the limit', () => {
    expect(deliveryPrice(null, 'bring', 10)).toEqual({ problem: 'delivery_not_offered' });
    expect(deliveryPrice(onlyBrings, 'both', 10)).toEqual({ problem: 'delivery_not_offered' });
    expect(deliveryPrice(shop, 'bring', undefined)).toEqual({ problem: 'delivery_place_needed' });
    expect(deliveryPrice(shop, 'bring', null)).toEqual({ problem: 'delivery_too_far', km: 30 });
    expect(deliveryPrice(shop, 'bring', 12)).toEqual({ problem: 'delivery_too_far', km: 30 });
  });

  it('follows from the agreed terms alone', () => {
    expect(deliveryTotal({ choice: 'both', cents: 15_00 })).toBe(30_00);
    expect(deliveryTotal(undefined)).toBe(0);
  });
});

describe('the step of a place', () => {
  const shopPlace = { point: { lat: 50.94, lng: 6.96 }, radius: 0 };
  // One degree of latitude is 111.2 km.
  const north = (km: number, radius = 1500) => ({ point: { lat: 50.94 + km / 111.195, lng: 6.96 }, radius });

  it('is the first one that the published circle reaches', () => {
    expect(stepWithin([10, 30], shopPlace, north(9))).toBe(10);
    expect(stepWithin([10, 30], shopPlace, north(11.4))).toBe(10);
    expect(stepWithin([10, 30], shopPlace, north(11.6))).toBe(30);
    expect(stepWithin([10, 30], shopPlace, north(31.6))).toBeNull();
  });

  it('counts the circles of both, as neither place is exact', () => {
    expect(stepWithin([10], { ...shopPlace, radius: 1500 }, north(12.9))).toBe(10);
    expect(stepWithin([10], { ...shopPlace, radius: 0 }, north(12.9))).toBeNull();
  });
});
