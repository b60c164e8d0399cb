import { useRef } from 'react';
import { day } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useSize } from '../map/use-size.js';
import { linear, pathOf, type PlotPoint, rounded, ticks } from './plot.js';

type Point = Readonly<{ index: number; value: number }>;
type Props = Readonly<{
  /** First day of each step. */
  days: readonly string[];
  /** Value of each step; null when unknown. */
  values: readonly (number | null)[];
  compared: readonly (number | null)[] | null;
  textOf: (value: number) => string;
  /** Values are counts, whose axis has no half steps. */
  isWhole: boolean;
  /** Text alternative of the chart; the numbers are in the table. */
  title: string;
}>;

const HEIGHT = 260;
const edge = { top: 12, right: 16, bottom: 34, left: 64 };
const LABEL_PX = 90;

const pointsOf = (values: readonly (number | null)[]): readonly Point[] =>
  values.flatMap((value, index) => (value === null ? [] : [{ index, value }]));

/** Whether a label names its year: the first label, and the first one of each further year. */
const isNewYear = (from: string, before: string | undefined): boolean => before?.slice(0, 4) !== from.slice(0, 4);

export function Chart({ days, values, compared, textOf, isWhole, title }: Props) {
  const locale = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const width = useSize(frame)?.width ?? 0;
  const points = pointsOf(values);
  const earlier = compared ? pointsOf(compared.slice(0, days.length)) : [];
  const heights = [...points, ...earlier].map(({ value }) => value);
  const right = Math.max(edge.left, width - edge.right);
  const bottom = HEIGHT - edge.bottom;
  const x = (at: number): number =>
    days.length > 1 ? linear([0, days.length - 1], [edge.left, right])(at) : (edge.left + right) / 2;
  const domain = rounded([Math.min(0, ...heights), Math.max(1e-9, ...heights)]);
  const y = linear(domain, [bottom, edge.top]);
  const drawn = (of: readonly Point[]): readonly PlotPoint[] => of.map((point) => [x(point.index), y(point.value)]);
  const line = drawn(points);
  const every = Math.max(1, Math.ceil(days.length / Math.max(1, (width - edge.left) / LABEL_PX)));
  // Drop half steps from the axis of a count.
  const steps = ticks(domain, 5).filter((value) => !isWhole || Number.isInteger(value));
  return (
    <div ref={frame} className="mt-4 h-[260px] w-full">
      {width > 0 && (
        <svg width={width} height={HEIGHT} role="img" aria-label={title}>
          {steps.map((value) => (
            <g key={value}>
              <line x1={edge.left} x2={width - edge.right} y1={y(value)} y2={y(value)} className="stroke-line" />
              <text x={edge.left - 12} y={y(value) + 4} textAnchor="end" className="fill-muted text-fine">
                {textOf(value)}
              </text>
            </g>
          ))}
          <path
            d={pathOf([[line[0]?.[0] ?? 0, bottom], ...line, [line.at(-1)?.[0] ?? 0, bottom]])}
            className="fill-tint"
          />
          <path
            d={pathOf(drawn(earlier))}
            strokeDasharray="5 4"
            strokeLinecap="round"
            className="fill-none stroke-edge"
          />
          <path d={pathOf(line)} strokeWidth={2.5} strokeLinecap="round" className="fill-none stroke-teal" />
          {points.length <= 40 &&
            points.map(({ index: at, value }) => (
              <circle key={at} cx={x(at)} cy={y(value)} r={3} className="fill-teal">
                <title>{`${day(days[at] ?? '', locale, 'year')}: ${textOf(value)}`}</title>
              </circle>
            ))}
          {days.map(
            (from, at) =>
              at % every === 0 && (
                <text
                  key={from}
                  x={x(at)}
                  y={bottom + 22}
                  textAnchor={at > 0 && at === days.length - 1 ? 'end' : 'middle'}
                  className="fill-muted text-fine"
                >
                  {day(from, locale, isNewYear(from, days[at - every]) ? 'briefYear' : 'brief')}
                </text>
              ),
          )}
          <line x1={edge.left} x2={right} y1={bottom} y2={bottom} shapeRendering="crispEdges" className="stroke-line" />
        </svg>
      )}
    </div>
  );
}
