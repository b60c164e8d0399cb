import { useRef } from 'react';
import { distance } from '../../i18n/format.js';
import { cx } from '../../ui/cx.js';
import { middleOf, offset, placeLabels, placeRingText, rings, type Spot } from './spots.js';
import { useSize } from './use-size.js';

type Props = Readonly<{
  spots: readonly Spot[];
  middle?: Readonly<{ lat: number; lng: number }> | null;
  active?: string | null;
  wide?: boolean;
  onPick?: ((id: string) => void) | undefined;
  className?: string;
}>;

/**
 * Sketch of spots around a centre, drawn without any external server. Hidden from assistive technology and keyboards:
 * the list contains the same information and links.
 */
export function MapSketch({ spots, middle: given, active = null, wide = false, onPick, className }: Props) {
  const box = useRef<SVGSVGElement>(null);
  // Draw in actual pixels, so that labels keep their size; the server assumes a typical size.
  const { width, height } = useSize(box) ?? (wide ? { width: 640, height: 240 } : { width: 480, height: 640 });
  const middle = given ?? middleOf(spots);
  const reach = middle
    ? Math.max(0.4, ...spots.map((spot) => Math.hypot(...Object.values(offset(middle, spot))) + spot.radius / 1000))
    : 1;
  const scale = (Math.min(width, height) * (wide ? 0.44 : 0.34)) / reach;
  const placed = middle
    ? placeLabels(
        spots,
        (spot) => {
          const { x, y } = offset(middle, spot);
          return { x: width / 2 + x * scale, y: height / 2 + y * scale };
        },
        active,
      )
    : [];
  const circles =
    middle && spots.length > (given ? 0 : 1)
      ? rings(reach).map((km) => ({ km, x: width / 2, y: height / 2, r: km * scale, text: distance(km) }))
      : [];
  return (
    <svg
      ref={box}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className={cx('block bg-map', className)}
    >
      {circles.toReversed().map(({ km, x, y, r }, index) => (
        <circle
          key={km}
          cx={x}
          cy={y}
          r={r}
          className={cx('stroke-paper', index % 2 ? 'fill-map-2' : 'fill-map-3')}
          strokeWidth="2"
        />
      ))}
      {given && <circle cx={width / 2} cy={height / 2} r="7" className="fill-teal stroke-paper" strokeWidth="3" />}
      {placed
        .filter(({ spot }) => spot.id === active && spot.radius > 0)
        .map(({ spot, x, y }) => (
          <circle
            key={spot.id}
            cx={x}
            cy={y}
            r={Math.max(24, (spot.radius / 1000) * scale)}
            className="fill-teal/20 stroke-teal"
            strokeWidth="1.5"
          />
        ))}
      {placed
        .filter(({ shown, spot }) => !shown && spot.label)
        .map(({ spot, x, y }) => (
          <circle key={spot.id} cx={x} cy={y} r="5" className="fill-teal/60" />
        ))}
      {placed
        .filter(({ shown, spot }) => shown && spot.label)
        .toReversed()
        .map(({ spot, label, x, y, width: pill, next }) => (
          <g
            key={spot.id}
            transform={`translate(${x} ${y})`}
            {...(onPick && { className: 'cursor-pointer', onClick: () => onPick(next) })}
          >
            <rect
              x={-pill / 2}
              y="-17"
              width={pill}
              height="34"
              rx="17"
              className={spot.id === active ? 'fill-teal-deep' : 'fill-paper'}
              style={{ filter: 'drop-shadow(0 2px 6px #0f2b2d26)' }}
            />
            <text
              y="5"
              textAnchor="middle"
              className={cx('text-small font-bold', spot.id === active ? 'fill-paper' : 'fill-ink')}
            >
              {label}
            </text>
          </g>
        ))}
      {circles.map((ring) => {
        const at = placeRingText(
          ring,
          ring.text.length * 7,
          placed.filter(({ spot }) => spot.label),
          { width, height },
        );
        return (
          at && (
            <text
              key={ring.km}
              {...at}
              dy="4"
              textAnchor="middle"
              className="fill-muted stroke-map-3 text-fine font-semibold"
              strokeWidth="4"
              paintOrder="stroke"
            >
              {ring.text}
            </text>
          )
        );
      })}
    </svg>
  );
}
