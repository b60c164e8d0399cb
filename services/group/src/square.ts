import type { Point } from '@lendring/contracts/kernel/place.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';

const KM_A_DEGREE = 111.2;

/** Filter for the bounding box of a circle, in degrees, on documents with a `place`. */
export const squareAround = ({ lat, lng }: Point, radiusKm: number): Filter => {
  const high = radiusKm / KM_A_DEGREE;
  const wide = high / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return {
    $and: [
      { 'place.point.lat': { $gte: lat - high, $lte: lat + high } },
      { 'place.point.lng': { $gte: lng - wide, $lte: lng + wide } },
    ],
  };
};
