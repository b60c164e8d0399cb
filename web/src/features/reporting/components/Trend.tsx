import { linear, pathOf } from '../model/plot.js';

const [WIDTH, HEIGHT] = [140, 36];

export function Trend({ values }: Readonly<{ values: readonly (number | null)[] }>) {
  const known = values.filter((value) => value !== null);
  const x = linear([0, Math.max(1, values.length - 1)], [2, WIDTH - 2]);
  const y = linear([Math.min(0, ...known), Math.max(1, ...known)], [HEIGHT - 3, 3]);
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden className="shrink-0">
      <path
        d={pathOf(values.flatMap((value, at) => (value === null ? [] : [[x(at), y(value)]])))}
        strokeWidth={2}
        strokeLinecap="round"
        className="fill-none stroke-teal"
      />
    </svg>
  );
}
