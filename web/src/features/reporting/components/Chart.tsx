import type { ReportingColumn, ReportingRow } from '@lendring/contracts/http/reporting.js';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleLinear, scalePoint } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { day } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useSize } from '../../../parts/map/use-size.js';
import { valueText } from '../model/columns.js';

type Point = Readonly<{ index: number; value: number }>;
type Props = Readonly<{
  column: ReportingColumn;
  index: number;
  rows: readonly ReportingRow[];
  compared: readonly ReportingRow[] | null;
  /** Text alternative; the numbers are in the table. */
  title: string;
}>;

const HEIGHT = 260;
const edge = { top: 12, right: 16, bottom: 34, left: 64 };
const LABEL_PX = 90;

const pointsOf = (rows: readonly ReportingRow[], index: number): readonly Point[] =>
  rows.flatMap(({ values }, at) => {
    const value = values[index] ?? null;
    return value === null ? [] : [{ index: at, value }];
  });

const label = { className: 'fill-muted text-fine', fill: undefined, fontSize: undefined, fontFamily: undefined };

export function Chart({ column, index, rows, compared, title }: Props) {
  const { t } = useTranslation('reporting');
  const locale = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const width = useSize(frame)?.width ?? 0;
  const points = pointsOf(rows, index);
  const earlier = compared ? pointsOf(compared.slice(0, rows.length), index) : [];
  const values = [...points, ...earlier].map(({ value }) => value);
  const x = scalePoint({
    domain: rows.map((_, at) => at),
    range: [edge.left, Math.max(edge.left, width - edge.right)],
  });
  const y = scaleLinear({
    domain: [Math.min(0, ...values), Math.max(1e-9, ...values)],
    range: [HEIGHT - edge.bottom, edge.top],
    nice: true,
  });
  const [left, height] = [({ index: at }: Point) => x(at) ?? 0, ({ value }: Point) => y(value)];
  const every = Math.max(1, Math.ceil(rows.length / Math.max(1, (width - edge.left) / LABEL_PX)));
  // Counts have no half steps on the axis.
  const steps = y
    .ticks(5)
    .filter((value) => column.kind === 'share' || column.kind === 'stars' || Number.isInteger(value));
  return (
    <div ref={frame} className="mt-4 h-[260px] w-full">
      {width > 0 && (
        <svg width={width} height={HEIGHT} role="img" aria-label={title}>
          {steps.map((value) => (
            <line
              key={value}
              x1={edge.left}
              x2={width - edge.right}
              y1={y(value)}
              y2={y(value)}
              className="stroke-line"
            />
          ))}
          <AreaClosed data={[...points]} x={left} y={height} yScale={y} className="fill-tint" />
          <LinePath data={[...earlier]} x={left} y={height} className="fill-none stroke-edge" strokeDasharray="5 4" />
          <LinePath data={[...points]} x={left} y={height} className="fill-none stroke-teal" strokeWidth={2.5} />
          {points.length <= 40 &&
            points.map((point) => (
              <circle key={point.index} cx={left(point)} cy={height(point)} r={3} className="fill-teal">
                <title>{`${day(rows[point.index]?.from ?? '', locale, 'year')}: ${valueText(t, column, point.value)}`}</title>
              </circle>
            ))}
          <AxisLeft
            scale={y}
            left={edge.left}
            hideAxisLine
            hideTicks
            tickValues={steps}
            tickFormat={(value) => valueText(t, column, Number(value))}
            tickLabelProps={{ ...label, dx: -4, dy: 4, textAnchor: 'end' }}
          />
          <AxisBottom
            scale={x}
            top={HEIGHT - edge.bottom}
            axisLineClassName="stroke-line"
            hideTicks
            tickValues={rows.flatMap((_, at) => (at % every === 0 ? [at] : []))}
            tickFormat={(at) => day(rows[Number(at)]?.from ?? '', locale, 'brief')}
            tickLabelProps={{ ...label, textAnchor: 'middle' }}
          />
        </svg>
      )}
    </div>
  );
}
