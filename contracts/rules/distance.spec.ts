import { describe, expect, it } from 'vitest';
import { distanceKm } from './distance.js';

const berlin = { lat: 52.52437, lng: 13.41053 };
const munich = { lat: 48.13743, lng: 11.57549 };

describe('distanceKm', () => {
  it('measures kilometres along the globe', () => {
    expect(distanceKm(berlin, munich)).toBeCloseTo(504.9, 0);
    expect(distanceKm({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo(111.195, 2);
  });

  it('is symmetric, and zero for identical points', () => {
    expect(distanceKm(berlin, munich)).toBe(distanceKm(munich, berlin));
    expect(distanceKm(berlin, berlin)).toBe(0);
  });

  it('handles the date line and antipodal points', () => {
    expect(distanceKm({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111.195, 2);
    expect(distanceKm({ lat: 90, lng: 0 }, { lat: -90, lng: 0 })).toBeCloseTo(20015.1, 0);
  });
});
