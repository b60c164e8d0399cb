import { createHmac } from 'node:crypto';
import type { Address, Point, PublicPlace } from '@lendring/contracts/kernel/place.js';
import { distanceKm } from '@lendring/contracts/rules/distance.js';
import { keyObjectOf } from '@lendring/platform/keys/key-object.js';

/**
 * Metres: minimum and maximum distance from the true place to the public one, and radius of the circle drawn around
 * the public place.
 */
export const BLUR = { nearest: 400, farthest: 1200, radius: 1500 } as const;

/** Mean radius of the earth in metres (IUGG), as in rules/distance. */
const EARTH = 6_371_008.8;
const degrees = (radians: number) => (radians * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;

/** The point `metres` away in a direction (radians clockwise from north). */
const away = ({ lat, lng }: Point, direction: number, metres: number): Point => {
  const [phi, delta] = [radians(lat), metres / EARTH];
  const to = Math.asin(Math.sin(phi) * Math.cos(delta) + Math.cos(phi) * Math.sin(delta) * Math.cos(direction));
  const turn = Math.atan2(
    Math.sin(direction) * Math.sin(delta) * Math.cos(phi),
    Math.cos(delta) - Math.sin(phi) * Math.sin(to),
  );
  return { lat: degrees(to), lng: ((lng + degrees(turn) + 540) % 360) - 180 };
};

const fraction = (hash: Buffer, at: number) => hash.readUIntBE(at, 6) / 2 ** 48;

/** `FITTING`: number of postal codes that should fit a rough place. `TRIES`: number of candidates to try. */
const FITTING = 3;
const TRIES = 200;

/** Number of postal codes at a plausible distance from a rough place. */
export const fitting = (shown: Point, around: readonly Point[]): number =>
  around.filter((one) => {
    const metres = distanceKm(shown, one) * 1000;
    return metres >= BLUR.nearest && metres <= BLUR.farthest;
  }).length;

/**
 * Keyed blur of a private place, which cannot be computed without the key. Direction and distance derive from the
 * key, the user and the postal place, not from the point: retyping the address or measuring slightly differently
 * shifts the result equally, so that averaging reveals nothing. Takes the first candidate that fits three postal
 * codes of the town, or else the best one, so that an attacker who knows the rule and the codes cannot tell which
 * code is the true one. The choice depends on the candidate only, so the choice reveals nothing either.
 */
export const blur = (key: Uint8Array, userId: string, address: Blurred): Point => {
  const before = known.get(address);
  if (before?.key === key && before.userId === userId) return before.shown;
  const shown = blurred(key, userId, address);
  known.set(address, { key, userId, shown });
  return shown;
};

type Blurred = Pick<Address, 'postalId' | 'point' | 'around'>;

/**
 * Cache: testing two hundred candidates takes a millisecond, and every query needs the place of an unchanged address.
 */
const known = new WeakMap<Blurred, Readonly<{ key: Uint8Array; userId: string; shown: Point }>>();

const blurred = (key: Uint8Array, userId: string, { postalId, point, around = [] }: Blurred): Point => {
  let best = { shown: moved(key, [userId, postalId], point), fits: 0 };
  if (around.length < 2) return best.shown;
  for (let n = 0; n < TRIES && best.fits < FITTING; n += 1) {
    const shown = n === 0 ? best.shown : moved(key, [userId, postalId, n], point);
    const fits = fitting(shown, around);
    if (fits > best.fits) best = { shown, fits };
  }
  return best.shown;
};

const moved = (key: Uint8Array, seed: readonly (string | number)[], point: Point): Point => {
  const hash = createHmac('sha256', keyObjectOf(key)).update(JSON.stringify(seed)).digest();
  const { nearest, farthest } = BLUR;
  // Take the square root, which distributes points evenly over the ring's area.
  const metres = Math.sqrt(nearest ** 2 + fraction(hash, 0) * (farthest ** 2 - nearest ** 2));
  const { lat, lng } = away(point, fraction(hash, 6) * 2 * Math.PI, metres);
  return { lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) };
};

export const publicPlace = (key: Uint8Array, userId: string, address: Address, commercial: boolean): PublicPlace => {
  const { city, cityId, cityUrl, country, street, postal, point } = address;
  return commercial
    ? { city, cityId, cityUrl, country, point, radius: 0, exact: true, street, postal }
    : {
        city,
        cityId,
        cityUrl,
        country,
        point: blur(key, userId, address),
        radius: BLUR.radius,
        exact: false,
        street: null,
        postal: null,
      };
};
