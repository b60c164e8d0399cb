/** A spot on a map; an approximate place is a circle of `radius` metres, never a pin. */
export type Spot = Readonly<{
  id: string;
  lat: number;
  lng: number;
  radius: number;
  /** Empty: the spot has no marker. */
  label: string;
  title: string;
  /** Number of offers at the spot; 1 by default. */
  count?: number;
  /** Label of several offers, which then counts those that it covers. */
  several?: (count: number) => string;
}>;
type Point = Readonly<{ lat: number; lng: number }>;
/** Point in pixels. */
type Point2 = Readonly<{ x: number; y: number }>;

const kmPerDegree = 111.32;

/** Kilometres east and south of the centre, on a flat projection that suffices for a region. */
export const offset = (middle: Point, { lat, lng }: Point): Readonly<{ x: number; y: number }> => ({
  x: (lng - middle.lng) * kmPerDegree * Math.cos((middle.lat * Math.PI) / 180),
  y: (middle.lat - lat) * kmPerDegree,
});

export const middleOf = (points: readonly Point[]): Point | null => {
  if (points.length === 0) return null;
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  return { lat: (Math.min(...lats) + Math.max(...lats)) / 2, lng: (Math.min(...lngs) + Math.max(...lngs)) / 2 };
};

const steps = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

export const rings = (km: number): readonly number[] => {
  const step = steps.find((one) => km / one <= 3) ?? 1000;
  return [1, 2, 3].map((count) => count * step).filter((ring) => ring <= Math.max(km, step) * 1.2);
};

/** Estimated width of a label in pixels. */
const labelWidth = (label: string): number => label.length * 8 + 24;

export type Placed = Readonly<{
  spot: Spot;
  /** Label with the number of offers whose labels it covers: `8 € +2`, or `5 offers`. */
  label: string;
  x: number;
  y: number;
  width: number;
  shown: boolean;
  /** Spot that a click on the label picks: of an active one, the next spot that it covers. */
  next: string;
}>;
type Label = { spot: Spot; x: number; y: number; width: number; covers: Spot[] };

const more = (covers: readonly Spot[]): number => covers.reduce((sum, { count = 1 }) => sum + count, 0);

const labelOf = ({ label, count = 1, several }: Spot, covered: number): string =>
  covered === 0 ? label : count > 1 && several ? several(count + covered) : `${label} +${covered}`;

/** Labels in order, each of which covers the later ones that would overlap. */
const labelsOf = (
  spots: readonly (Readonly<{ spot: Spot }> & Point2)[],
  covered: ReadonlyMap<string, number>,
): readonly Label[] => {
  const labels: Label[] = [];
  for (const { spot, x, y } of spots) {
    if (spot.label === '') continue;
    const width = labelWidth(labelOf(spot, covered.get(spot.id) ?? 0));
    const over = labels.find((one) => Math.abs(one.x - x) < (one.width + width) / 2 + 2 && Math.abs(one.y - y) < 36);
    if (over) over.covers.push(spot);
    else labels.push({ spot, x, y, width, covers: [] });
  }
  return labels;
};

/** Rounds in which the width of the numbers is taken into account; further ones rarely change a label. */
const ROUNDS = 3;

/** Places labels without overlaps; the active spot always has one. */
export const placeLabels = (
  spots: readonly Spot[],
  at: (spot: Spot) => Readonly<{ x: number; y: number }>,
  active: string | null,
): readonly Placed[] => {
  const places = spots
    .toSorted((a, b) => Number(b.id === active) - Number(a.id === active))
    .map((spot) => ({ spot, ...at(spot) }));
  let labels = labelsOf(places, new Map());
  for (let round = 1; round < ROUNDS; round++)
    labels = labelsOf(places, new Map(labels.map(({ spot, covers }) => [spot.id, more(covers)])));
  const labelled = new Map(labels.map((one) => [one.spot.id, one]));
  return places.map(({ spot, x, y }) => {
    const covers = labelled.get(spot.id)?.covers ?? [];
    const label = labelOf(spot, more(covers));
    const together = spots.filter((one) => one === spot || covers.includes(one));
    const next = spot.id === active ? together[(together.indexOf(spot) + 1) % together.length] : spot;
    return { spot, label, x, y, width: labelWidth(label), shown: labelled.has(spot.id), next: (next ?? spot).id };
  });
};

const around = [-90, 90, -60, -120, 60, 120, -30, -150, 30, 150, 0, 180] as const;

/** Position of a ring's label: on the ring, clockwise from the top, clear of other labels; null if there is no room. */
export const placeRingText = (
  ring: Readonly<{ x: number; y: number; r: number }>,
  textWidth: number,
  labels: readonly Placed[],
  size: Readonly<{ width: number; height: number }>,
): Point2 | null => {
  const spots = around.map((angle) => ({
    x: ring.x + ring.r * Math.cos((angle * Math.PI) / 180),
    y: ring.y + ring.r * Math.sin((angle * Math.PI) / 180),
  }));
  const inside = ({ x, y }: Point2) =>
    x > textWidth / 2 && x < size.width - textWidth / 2 && y > 12 && y < size.height - 12;
  const clear = ({ x, y }: Point2) =>
    !labels.some(
      (one) => one.shown && Math.abs(one.x - x) < (one.width + textWidth) / 2 + 2 && Math.abs(one.y - y) < 28,
    );
  return spots.find((at) => inside(at) && clear(at)) ?? null;
};
