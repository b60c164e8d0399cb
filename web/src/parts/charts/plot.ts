export type PlotPoint = readonly [x: number, y: number];
type Span = readonly [from: number, to: number];

export const linear =
  ([from, to]: Span, [start, end]: Span) =>
  (value: number): number =>
    start + ((value - from) / (to - from)) * (end - start);

/** The step of 1, 2 or 5 times a power of ten that divides the span into about `count` parts. */
const stepOf = ([from, to]: Span, count: number): number => {
  const raw = (to - from) / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = raw / power;
  // Round at the geometric means of the neighbouring factors 1, 2, 5 and 10.
  if (factor >= Math.sqrt(50)) return 10 * power;
  if (factor >= Math.sqrt(10)) return 5 * power;
  return factor >= Math.sqrt(2) ? 2 * power : power;
};

/** Removes the binary noise of multiples of a decimal step. */
const decimal = (value: number): number => Number(value.toPrecision(12));

/** Extends the span to multiples of its step. */
export const rounded = (span: Span): Span => {
  const step = stepOf(span, 10);
  const [from, to] = [
    decimal(Math.floor(decimal(span[0] / step)) * step),
    decimal(Math.ceil(decimal(span[1] / step)) * step),
  ];
  // Round again if the extended span requires a larger step.
  return stepOf([from, to], 10) > step ? rounded([from, to]) : [from, to];
};

export const ticks = (span: Span, count: number): readonly number[] => {
  const step = stepOf(span, count);
  const first = Math.ceil(decimal(span[0] / step));
  const last = Math.floor(decimal(span[1] / step));
  return Array.from({ length: last - first + 1 }, (_, at) => decimal((first + at) * step));
};

/** SVG path through the points; one point alone is a dot. */
export const pathOf = (points: readonly PlotPoint[]): string =>
  points.length === 0 ? '' : `M${points.join('L')}${points.length === 1 ? 'Z' : ''}`;
