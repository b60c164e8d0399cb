import type { Point } from '@lendring/contracts/kernel/place.js';
import { distanceKm } from '@lendring/contracts/rules/distance.js';

export type Anchor = Readonly<{
  point: Point;
  /** True when the location belongs to this exact code, not only to neighbouring ones. */
  sure: boolean;
}>;
export type Anchors = (postal: string) => Anchor;
export type KnownPlace = Readonly<{ postal: string; point: Point }>;

/** A place farther than this from the centre of neighbouring codes is a namesake elsewhere. */
const NEIGHBOURS_KM = 80;

/**
 * Estimates where a postal code is located, assuming that consecutive codes are neighbours. Returns the known place of
 * the code or the median of the numerically nearest codes; tolerates a few wrong pairs in `known`.
 */
export const anchorsOf = (known: readonly KnownPlace[]): Anchors => {
  const all = inOrder(known);
  const believable = all.filter((one) => distanceKm(middle(nextTo(all, one.number, 15)), one.point) <= NEIGHBOURS_KM);
  const exact = Map.groupBy(believable, (one) => one.number);
  return (postal) => {
    const own = exact.get(Number(postal));
    return {
      point: middle(own ? own.map((one) => one.point) : nextTo(believable, Number(postal), 5)),
      sure: own !== undefined,
    };
  };
};

type Numbered = Readonly<{ number: number; point: Point }>;
const inOrder = (known: readonly KnownPlace[]): Numbered[] =>
  known.map(({ postal, point }) => ({ number: Number(postal), point })).sort((a, b) => a.number - b.number);

const nextTo = (sorted: readonly Numbered[], number: number, count: number): Point[] => {
  let high = firstFrom(sorted, number);
  let low = high - 1;
  const points: Point[] = [];
  while (points.length < count && (low >= 0 || high < sorted.length)) {
    const below = sorted[low];
    const above = sorted[high];
    if (below && (!above || number - below.number <= above.number - number)) {
      points.push(below.point);
      low -= 1;
    } else if (above) {
      points.push(above.point);
      high += 1;
    }
  }
  return points;
};

const firstFrom = (sorted: readonly Numbered[], number: number): number => {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const half = (from + to) >> 1;
    if ((sorted[half]?.number ?? Infinity) < number) from = half + 1;
    else to = half;
  }
  return from;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const middle = (points: readonly Point[]): Point => ({
  lat: median(points.map((p) => p.lat)),
  lng: median(points.map((p) => p.lng)),
});
