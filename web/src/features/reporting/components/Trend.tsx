import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';

const [WIDTH, HEIGHT] = [140, 36];

export function Trend({ values }: Readonly<{ values: readonly (number | null)[] }>) {
  const points = values.flatMap((value, index) => (value === null ? [] : [{ index, value }]));
  const x = scaleLinear({ domain: [0, Math.max(1, values.length - 1)], range: [2, WIDTH - 2] });
  const all = points.map(({ value }) => value);
  const y = scaleLinear({ domain: [Math.min(0, ...all), Math.max(1, ...all)], range: [HEIGHT - 3, 3] });
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden className="shrink-0">
      <LinePath
        data={points}
        x={({ index }) => x(index)}
        y={({ value }) => y(value)}
        className="fill-none stroke-teal"
        strokeWidth={2}
      />
    </svg>
  );
}
