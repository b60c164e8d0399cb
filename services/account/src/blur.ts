import { createHmac } from 'node:crypto';
import type { Address, Point, PublicPlace } from '@lendring/contracts/kernel/place.js';

/** Metres between the true place and the one shown, at least and at most, and the circle that is drawn around the latter. */
export const BLUR = { nearest: 400, farthest: 1200, radius: 1500 } as const;

/** Mean radius of the earth in metres (IUGG), as in rules/distance. */
const EARTH = 6_371_008.8;
const degrees = (radians: number) => (radians * 180) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / 180;

/** The point that lies `metres` away from another one in a direction (radians from north). */
const away = ({ lat, lng }: Point, direction: number, metres: number): Point => {
  const [phi, delta] = [radians(lat), metres / EARTH];
  const to = Math.asin(Math.sin(phi) * Math.cos(delta) + Math.cos(phi) * Math.sin(delta) * Math.cos(direction));
  const turn = Math.atan2(Math.sin(direction) * Math.sin(delta) * Math.cos(phi), Math.cos(delta) - Math.sin(phi) * Math.sin(to));
  return { lat: degrees(to), lng: ((lng + degrees(turn) + 540) % 360) - 180 };
};

const fraction = (hash: Buffer, at: number) => hash.readUIntBE(at, 6) / 2 ** 48;

/**
 * The keyed blur of a private person's place. Direction and distance follow from the key, the person and the postal place,
 * not from the point: typing the address again, or a device that measures it a little differently, shifts the answer by as
 * much and gives nothing to average. Without the key it cannot be computed.
 */
export const blur = (key: Uint8Array, userId: string, { postalId, point }: Pick<Address, 'postalId' | 'point'>): Point => {
  const hash = createHmac('sha256', key).update(JSON.stringify([userId, postalId])).digest();
  const { nearest, farthest } = BLUR;
  // The root spreads the points evenly over the ring, so that no distance is the likely one.
  const metres = Math.sqrt(nearest ** 2 + fraction(hash, 0) * (farthest ** 2 - nearest ** 2));
  const { lat, lng } = away(point, fraction(hash, 6) * 2 * Math.PI, metres);
  return { lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) };
};

/** What anybody may know of where a person lends: roughly for private people, exactly for commercial ones. */
export const publicPlace = (key: Uint8Array, userId: string, address: Address, commercial: boolean): PublicPlace => {
  const { city, cityId, cityUrl, country, street, postal, point } = address;
  return commercial
    ? { city, cityId, cityUrl, country, point, radius: 0, exact: true, street, postal }
    : { city, cityId, cityUrl, country, point: blur(key, userId, address), radius: BLUR.radius, exact: false, street: null, postal: null };
};
