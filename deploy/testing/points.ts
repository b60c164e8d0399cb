import type { Point } from '@lendring/contracts/kernel/place.js';
import { distanceKm } from '@lendring/contracts/rules/distance.js';

/**
 * Kilometres. Every approximate place is farther from the true place than this (spec §2: private locations are shown
 * only roughly).
 */
const NEAR_KM = 0.1;

/**
 * Points in a text (JSON, or the state of a page) that reveal a place. Both coordinates must be near the place,
 * because one may match by chance.
 */
export const pointsNear = (text: string, place: Point): readonly string[] =>
  [...text.matchAll(/\blat\w*\W{1,4}(-?\d+\.\d+)\W{1,3}l(?:ng|on)\w*\W{1,4}(-?\d+\.\d+)/g)]
    .filter(([, lat, lng]) => distanceKm({ lat: Number(lat), lng: Number(lng) }, place) < NEAR_KM)
    .map(([found]) => found);
