import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { PublicPlace, type Point } from '@lendring/contracts/kernel/place.js';
import { distanceKm } from '@lendring/contracts/rules/distance.js';
import { address, otherId, userId } from '../../testing/account.js';
import { BLUR, blur, fitting, publicPlace } from './blur.js';

const metres = (a: Point, b: Point) => distanceKm(a, b) * 1000;
const keys = fc.uint8Array({ minLength: 32, maxLength: 32 });
const points = fc.record({
  lat: fc.double({ min: -70, max: 70, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const places = fc.record({ postalId: fc.string({ minLength: 1, maxLength: 12 }), point: points });

describe('blur', () => {
  it('keeps the shown point away from the true place, which stays inside the circle', () => {
    fc.assert(
      fc.property(keys, fc.uuid(), places, (key, person, place) => {
        const shown = blur(key, person, place);
        const distance = metres(shown, place.point);
        expect(distance).toBeGreaterThan(BLUR.nearest - 2);
        expect(distance).toBeLessThan(BLUR.farthest + 2);
        expect(BLUR.farthest).toBeLessThan(BLUR.radius);
        expect(Math.abs(shown.lng)).toBeLessThanOrEqual(180);
      }),
    );
  });

  it('is deterministic per user and place, and differs by key, user and postal code', () => {
    fc.assert(
      fc.property(keys, keys, fc.uuid(), fc.uuid(), places, (key, otherKey, person, otherPerson, place) => {
        fc.pre(person !== otherPerson && !Buffer.from(key).equals(otherKey));
        const shown = blur(key, person, place);
        expect(blur(Uint8Array.from(key), person, { ...place, point: { ...place.point } })).toEqual(shown);
        expect(blur(otherKey, person, place)).not.toEqual(shown);
        expect(blur(key, otherPerson, place)).not.toEqual(shown);
        expect(blur(key, person, { ...place, postalId: `${place.postalId}x` })).not.toEqual(shown);
      }),
    );
  });

  it('does not average out over repeated measurements of one home', () => {
    fc.assert(
      fc.property(
        keys,
        fc.uuid(),
        fc.array(fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true })), {
          minLength: 50,
          maxLength: 50,
        }),
        (key, person, jitter) => {
          const home = address.point;
          const shown = jitter.map(([lat, lng]) =>
            blur(key, person, {
              postalId: address.postalId,
              point: { lat: home.lat + lat / 2000, lng: home.lng + lng / 2000 },
            }),
          );
          const mean = {
            lat: shown.reduce((sum, { lat }) => sum + lat, 0) / 50,
            lng: shown.reduce((sum, { lng }) => sum + lng, 0) / 50,
          };
          expect(metres(mean, home)).toBeGreaterThan(300);
        },
      ),
    );
  });

  it('covers every direction and the entire ring', () => {
    const shown = Array.from({ length: 400 }, (_, n) => blur(new Uint8Array(32), `person ${n}`, address));
    const quarters = shown.map(({ lat, lng }) => `${lat > address.point.lat}${lng > address.point.lng}`);
    for (const quarter of new Set(quarters))
      expect(quarters.filter((one) => one === quarter).length).toBeGreaterThan(60);
    const far = shown.filter((point) => metres(point, address.point) > 900).length;
    expect(far).toBeGreaterThan(400 * 0.4);
    expect(far).toBeLessThan(400 * 0.6);
  });
});

describe('postal codes compatible with a blurred place', () => {
  const key = new Uint8Array(32).fill(5);
  const beside = (east: number, north: number): Point => ({
    lat: address.point.lat + north / 111_195,
    lng: address.point.lng + east / (111_195 * Math.cos((address.point.lat * Math.PI) / 180)),
  });
  const people = Array.from({ length: 300 }, (_, n) => `person ${n}`);
  const fits = (around: readonly Point[]) =>
    people.map((person) => fitting(blur(key, person, { ...address, around: [...around] }), around));

  it('number at least three if the area has that many', () => {
    const dense = [address.point, beside(900, 0), beside(-300, 1000), beside(0, -1500), beside(1800, 600)];
    expect(fits(dense).filter((count) => count < 3)).toEqual([]);
    // Control: without the search for a fitting candidate, many places fit fewer than three codes.
    expect(
      people
        .map((person) => fitting(blur(key, person, { postalId: address.postalId, point: address.point }), dense))
        .filter((count) => count < 3).length,
    ).toBeGreaterThan(30);
  });

  it('are as many as possible if the area has fewer than three', () => {
    expect(fits([address.point, beside(1500, 0)]).filter((count) => count < 2)).toEqual([]);
    for (const around of [[], [address.point]]) {
      expect(people.slice(0, 20).map((person) => blur(key, person, { ...address, around }))).toEqual(
        people.slice(0, 20).map((person) => blur(key, person, address)),
      );
    }
  });

  it('keep the point deterministically in its ring, and do not move a sufficient point', () => {
    const dense = [address.point, beside(900, 0), beside(-300, 1000), beside(0, -1500), beside(1800, 600)];
    let kept = 0;
    for (const person of people) {
      const [shown, before] = [blur(key, person, { ...address, around: dense }), blur(key, person, address)];
      expect(blur(key, person, { ...address, around: [...dense] })).toEqual(shown);
      expect(metres(shown, address.point)).toBeGreaterThan(BLUR.nearest - 2);
      expect(metres(shown, address.point)).toBeLessThan(BLUR.farthest + 2);
      if (fitting(before, dense) >= 3) {
        expect(shown).toEqual(before);
        kept += 1;
      }
    }
    expect(kept).toBeGreaterThan(30);
  });
});

describe('publicPlace', () => {
  const key = new Uint8Array(32).fill(3);

  it('contains nothing exact for a private account', () => {
    const place = publicPlace(key, userId, { ...address, accuracy: 12 }, false);
    expect(PublicPlace.parse(place)).toEqual({
      city: address.city,
      cityId: address.cityId,
      cityUrl: address.cityUrl,
      country: 'DE',
      point: blur(key, userId, address),
      radius: 1500,
      exact: false,
      street: null,
      postal: null,
    });
    for (const secret of [
      address.street,
      address.postal,
      address.postalId,
      String(address.point.lat),
      String(address.point.lng),
    ])
      expect(JSON.stringify(place)).not.toContain(secret);
    expect(publicPlace(key, otherId, address, false).point).not.toEqual(place.point);
  });

  it('is the exact shop of a commercial account', () => {
    expect(publicPlace(key, userId, address, true)).toMatchObject({
      point: address.point,
      radius: 0,
      exact: true,
      street: address.street,
      postal: address.postal,
    });
  });
});
