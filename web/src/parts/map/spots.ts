/** A spot on a map; an approximate place is a circle of `radius` metres, never a pin. */
export type Spot = Readonly<{ id: string; lat: number; lng: number; radius: number; label: string; title: string }>;
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
export const labelWidth = ({ label }: Pick<Spot, 'label'>): number => label.length * 8 + 24;

export type Placed = Readonly<{ spot: Spot; x: number; y: number; width: number; shown: boolean }>;

export const placeLabels = (
  spots: readonly Spot[],
  at: (spot: Spot) => Readonly<{ x: number; y: number }>,
  active: string | null,
): readonly Placed[] => {
  const taken: { x: number; y: number; width: number }[] = [];
  return spots
    .toSorted((a, b) => Number(b.id === active) - Number(a.id === active))
    .map((spot) => {
      const { x, y } = at(spot);
      const width = labelWidth(spot);
      const shown = !taken.some((one) => Math.abs(one.x - x) < (one.width + width) / 2 + 2 && Math.abs(one.y - y) < 36);
      if (shown) taken.push({ x, y, width });
      return { spot, x, y, width, shown };
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
