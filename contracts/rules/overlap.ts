/** Half-open interval: adjacent intervals do not overlap, so an item can change hands on the same day. */
export type Interval = Readonly<{ start: string; end: string }>;

/** `start` and `end` are UTC instants with milliseconds, so that text order is time order. */
export const overlaps = (a: Interval, b: Interval): boolean => a.start < b.end && b.start < a.end;
