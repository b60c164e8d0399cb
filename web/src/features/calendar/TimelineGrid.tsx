import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, memo, type PointerEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimelineBarShape, TimelineRowShape } from '@lendring/contracts/http/timeline.js';
import { weekdayOf } from '@lendring/contracts/kernel/days.js';
import { day as dayWords } from '../../i18n/format.js';
import type { TFunction } from 'i18next';
import { Icon } from '../../ui/Icon.js';
import { cx } from '../../ui/cx.js';
import { entryText, iconOf, linkOf, lookOf, spanText, useWords } from './entries.js';
import type { Span } from './model.js';
import {
  type Cell,
  cellAfter,
  dragged,
  entryOf,
  type Grip,
  keyOf,
  type PlacedBar,
  placed,
  selected,
} from './timeline.js';

const LANE = 30;
/** A name that its bar would cut stands behind the bar if enough days are free there, for a longer bar more than it has. */
const SHORT = 2;
const LABEL_ROOM = 2;
/** Days that a name behind its bar may take. */
const MOST_LABEL = 9;
/** Widths in pixels of a day, of a letter of a name, and of the icon and the edges of a bar. */
const [DAY_WIDTH, LETTER_WIDTH, BAR_EDGES] = [35, 6.6, 34];
/** Rows of a list that grows with the page instead of scrolling by itself. */
const FEW_ROWS = 20;
/** Width in pixels at both ends of a bar that moves its first or last day. */
const EDGE = 10;

/** Texts of the calendar (`t`) and of the timeline (`tl`). */
type Words = ReturnType<typeof useWords> & Readonly<{ tl: TFunction<'timeline'> }>;
/** An entry of several offers moves by its dialog alone, which says so. */
const isDraggable = (bar: TimelineBarShape | undefined): boolean =>
  bar !== undefined && bar.movable && (bar.entry_id === null || bar.offers === 1);

type Drag = Readonly<{ key: string; grip: Grip; days: number }>;

function TimelineBar({
  row,
  placedBar,
  words,
}: Readonly<{ row: TimelineRowShape; placedBar: PlacedBar; words: Words }>) {
  const { bar, columns, lane, room, begins, ends, key } = placedBar;
  const entry = entryOf(row, bar);
  const name = `${bar.quantity !== null && row.quantity > 1 ? `${bar.quantity}× ` : ''}${bar.name ?? entryText(words, entry)}`;
  const spoken = `${entryText(words, entry)}, ${spanText(words, entry)}`;
  const look = cx(
    'absolute left-[2px] z-1 flex h-[26px] items-center gap-1 overflow-hidden px-1.5 text-fine font-semibold whitespace-nowrap no-underline',
    lookOf(entry),
    begins ? 'rounded-l-[7px]' : 'rounded-l-none border-l-0',
    ends ? 'rounded-r-[7px]' : 'rounded-r-none border-r-0',
    isDraggable(bar) && 'cursor-grab touch-pan-y select-none',
  );
  const place = { top: 4 + lane * LANE, width: `calc(${columns * 100}% + ${columns - 1}px - 4px)` };
  const isCut = name.length * LETTER_WIDTH + BAR_EDGES > columns * DAY_WIDTH;
  const isOutside = isCut && room >= LABEL_ROOM && (columns <= SHORT || room > columns);
  const text = (
    <>
      <Icon icon={iconOf(entry)} size={14} />
      {!isOutside && <span className="truncate">{name}</span>}
    </>
  );
  const label = isOutside && (
    <span
      aria-hidden
      title={spoken}
      className="pointer-events-none absolute z-1 h-[26px] truncate px-1.5 text-fine/[26px] font-semibold text-ink"
      style={{
        top: place.top,
        left: `calc(${columns * 100}% + ${columns - 1}px)`,
        width: `calc(${Math.min(room, MOST_LABEL) * 100}% + ${Math.min(room, MOST_LABEL) - 1}px)`,
      }}
    >
      {name}
    </span>
  );
  const link = linkOf(entry);
  // Keep bars out of the tab order: Enter on a cell lists them.
  return (
    <>
      {link ? (
        <Link
          {...link}
          tabIndex={-1}
          title={spoken}
          aria-hidden
          data-bar={key}
          draggable={false}
          className={look}
          style={place}
        >
          {text}
        </Link>
      ) : (
        <span title={spoken} aria-hidden data-bar={key} className={look} style={place}>
          {text}
        </span>
      )}
      {label}
    </>
  );
}

type RowProps = Readonly<{
  row: TimelineRowShape;
  index: number;
  span: Span;
  days: readonly string[];
  dayNames: readonly string[];
  closedOn: (placeId: string | null, day: string) => string | null;
  /** Cursor and selection, in the row that has them. */
  cell: Cell | null;
  drag: Drag | null;
  words: Words;
}>;

/** Bar at the days to which it is being dragged. */
const movedBy = (bar: TimelineBarShape, drag: Drag | null): TimelineBarShape => {
  if (!drag || drag.key !== keyOf(bar)) return bar;
  const { from, to } = dragged({ from: bar.date_from, to: bar.date_to }, drag.grip, drag.days);
  return { ...bar, date_from: from, date_to: to };
};

const Row = memo(function Row({ row, index, span, days, dayNames, closedOn, cell, drag, words }: RowProps) {
  const { tl } = words;
  const bars = placed(
    row.bars.map((bar) => movedBy(bar, drag)),
    span,
  );
  const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1));
  const [first, last] = cell ? selected(cell) : [-1, -1];
  return (
    <tr aria-rowindex={index + 2} data-row={index} className="break-inside-avoid">
      <th
        scope="row"
        className="sticky left-0 z-2 w-[128px] border-t border-line bg-paper px-2 py-1 text-left align-top text-fine/[1.3] font-semibold md:w-[200px] md:text-small print:static print:w-[160px]"
      >
        <Link
          to="/offer/$offerId"
          params={{ offerId: row.offer_id }}
          tabIndex={-1}
          title={row.title}
          className="line-clamp-3 hyphens-auto wrap-anywhere text-ink no-underline hover:underline"
        >
          {row.title}
        </Link>
        <span className="block truncate text-fine font-normal text-muted empty:hidden max-md:hidden">
          {[
            row.own_number,
            row.quantity > 1 && tl('units', { count: row.quantity }),
            row.status !== 'active' && tl(`status.${row.status === 'locked' ? 'locked' : 'inactive'}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </th>
      {days.map((value, column) => {
        const closed = closedOn(row.place_id, value);
        const here = bars.filter((bar) => bar.column <= column && column < bar.column + bar.columns);
        const what = here.map(({ bar }) => entryText(words, entryOf(row, bar)));
        const state = [...(what.length > 0 ? what : [tl('free')]), ...(closed ? [closed] : [])].join(', ');
        return (
          <td
            key={value}
            aria-colindex={column + 2}
            aria-label={`${dayNames[column]}: ${state}`}
            aria-selected={column >= first && column <= last}
            data-column={column}
            tabIndex={cell?.column === column ? 0 : -1}
            style={{ height: lanes * LANE + 8 }}
            className={cx(
              'relative cursor-pointer border-t border-l border-line p-0 focus-visible:z-3',
              column >= first && column <= last && cell && first !== last ? 'bg-tint' : closed && 'dotted',
              value === words.today && 'border-l-2 border-l-teal',
            )}
          >
            {bars
              .filter((bar) => bar.column === column)
              .map((bar) => (
                <TimelineBar key={bar.key} row={row} placedBar={bar} words={words} />
              ))}
          </td>
        );
      })}
    </tr>
  );
});

type Chosen = Readonly<{ row: TimelineRowShape; first: string; last: string }>;
type Props = Readonly<{
  rows: readonly TimelineRowShape[];
  /** Index of the first row among all rows. */
  offset: number;
  total: number;
  span: Span;
  days: readonly string[];
  closedOn: RowProps['closedOn'];
  onChoose: (chosen: Chosen) => void;
  /** Resolves when the block is at its new days, or was refused. */
  onMove: (row: TimelineRowShape, bar: TimelineBarShape, to: Span) => Promise<unknown>;
}>;

type Press = Readonly<{ row: number; column: number; key: string | null; grip: Grip }>;

/** Own offers by days, as a grid (WAI-ARIA): arrow keys move, Shift selects days, Enter opens what can be done. */
export function TimelineGrid({ rows, offset, total, span, days, closedOn, onChoose, onMove }: Props) {
  const { t, blocks, common, locale, now, today } = useWords();
  const { t: tl } = useTranslation('timeline');
  // Keep the same objects between renders, so that a moving cursor renders its row alone.
  const words = useMemo(
    () => ({ t, tl, blocks, common, locale, now, today }),
    [t, tl, blocks, common, locale, now, today],
  );
  const dayNames = useMemo(() => days.map((value) => dayWords(value, locale)), [days, locale]);
  const [cell, setCell] = useState<Cell>({ row: 0, column: 0, anchor: 0 });
  const [drag, setDrag] = useState<(Drag & { row: number }) | null>(null);
  const [said, setSaid] = useState('');
  const press = useRef<Press | null>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const active = { ...cell, row: Math.min(cell.row, rows.length - 1), column: Math.min(cell.column, days.length - 1) };

  const choose = ({ row: index, ...columns }: Cell): void => {
    const row = rows[index];
    const [first, last] = selected({ row: index, ...columns }).map((column) => days[column]);
    if (row && first && last) onChoose({ row, first, last });
  };
  const focus = ({ row, column }: Cell): void => {
    const found = body.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`);
    found?.focus();
    found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const select = (next: Cell): void => {
    setCell(next);
    const [first, last] = selected(next);
    setSaid(
      first === last ? '' : tl('selected', { count: last - first + 1, first: dayNames[first], last: dayNames[last] }),
    );
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(active);
      return;
    }
    const next = cellAfter(active, event, { rows: rows.length, columns: days.length });
    if (!next) return;
    event.preventDefault();
    select(next);
    focus(next);
  };

  /** Column under the pointer, in the row where it was pressed; all columns have the same width. */
  const columnAt = (row: number, x: number): number => {
    const first = body.current?.querySelector(`[data-row="${row}"] [data-column="0"]`)?.getBoundingClientRect();
    if (!first) return 0;
    return Math.min(days.length - 1, Math.max(0, Math.floor((x - first.left) / first.width)));
  };
  const cellOf = (target: EventTarget): Readonly<{ row: number; column: number }> | null => {
    if (!(target instanceof Element)) return null;
    const [row, column] = [target.closest('[data-row]'), target.closest('[data-column]')];
    return row && column
      ? { row: Number(row.getAttribute('data-row')), column: Number(column.getAttribute('data-column')) }
      : null;
  };
  const barIn = (row: number, key: string | null): TimelineBarShape | undefined =>
    rows[row]?.bars.find((bar) => keyOf(bar) === key);

  const onPointerDown = (event: PointerEvent): void => {
    const at = cellOf(event.target);
    if (!at || event.button !== 0 || event.pointerType !== 'mouse') return;
    const found = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-bar]') : null;
    const key = found?.getAttribute('data-bar') ?? null;
    // A loan is a link.
    if (found instanceof HTMLAnchorElement) return;
    const box = found?.getBoundingClientRect();
    const grip =
      box && event.clientX - box.left < EDGE ? 'first' : box && box.right - event.clientX < EDGE ? 'last' : 'whole';
    event.preventDefault();
    const column = columnAt(at.row, event.clientX);
    press.current = { row: at.row, column, key, grip };
    body.current?.setPointerCapture(event.pointerId);
    if (!key) select({ row: at.row, column, anchor: column });
  };
  const onPointerMove = (event: PointerEvent): void => {
    const begun = press.current;
    if (!begun) return;
    const column = columnAt(begun.row, event.clientX);
    if (begun.key === null) select({ row: begun.row, column, anchor: begun.column });
    else if (isDraggable(barIn(begun.row, begun.key)))
      setDrag({ row: begun.row, key: begun.key, grip: begun.grip, days: column - begun.column });
  };
  const onPointerUp = (event: PointerEvent): void => {
    const begun = press.current;
    press.current = null;
    if (!begun) return;
    const column = columnAt(begun.row, event.clientX);
    const cellHere = { row: begun.row, column, anchor: begun.column };
    const row = rows[begun.row];
    const bar = barIn(begun.row, begun.key);
    if (!bar || !isDraggable(bar) || !row || column === begun.column) {
      const chosen = bar ? { ...cellHere, column: begun.column } : cellHere;
      setDrag(null);
      setCell(chosen);
      focus(chosen);
      choose(chosen);
      return;
    }
    const to = dragged({ from: bar.date_from, to: bar.date_to }, begun.grip, column - begun.column);
    void onMove(row, bar, to).finally(() => setDrag(null));
  };

  return (
    <>
      <div
        className={cx(
          'relative overflow-auto rounded-lg border border-line print:max-h-none print:overflow-visible print:rounded-none',
          rows.length > FEW_ROWS && 'max-h-[calc(100dvh-220px)] min-h-[320px]',
        )}
      >
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its head repeats on printed pages
          role="grid"
          aria-label={tl('grid')}
          aria-rowcount={total + 1}
          aria-colcount={days.length + 1}
          aria-multiselectable
          aria-describedby="timeline-keys"
          className="w-full table-fixed border-separate border-spacing-0 select-none"
          onKeyDown={onKeyDown}
          // A drag over cells selects days, not text.
          onMouseDown={(event) => {
            if (cellOf(event.target)) event.preventDefault();
          }}
          onDragStart={(event) => event.preventDefault()}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            press.current = null;
            setDrag(null);
          }}
          onClick={(event) => {
            const at = cellOf(event.target);
            const isLink = event.target instanceof Element && event.target.closest('a') !== null;
            // A mouse has chosen on release already.
            const { pointerType } = event.nativeEvent as unknown as { pointerType?: string };
            if (!at || isLink || pointerType === 'mouse') return;
            const touched = { ...at, anchor: at.column };
            select(touched);
            choose(touched);
          }}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th
                scope="col"
                className="sticky top-0 left-0 z-4 w-[128px] bg-mist px-2 py-2 text-left text-fine font-semibold text-muted md:w-[200px] print:static print:w-[160px]"
              >
                {tl('offer')}
              </th>
              {days.map((value, column) => (
                <th
                  key={value}
                  scope="col"
                  {...(value === today ? { 'aria-current': 'date' as const } : {})}
                  className={cx(
                    'sticky top-0 z-3 w-[34px] print:w-[28px] bg-mist py-1 text-center text-fine/[1.3] font-semibold print:static',
                    value === today ? 'text-teal-deep' : 'text-muted',
                  )}
                >
                  <span className="sr-only">{dayNames[column]}</span>
                  <span aria-hidden className="block">
                    {tl(`weekdays.${weekdayOf(value) as 0}`)}
                  </span>
                  <span
                    aria-hidden
                    className={cx(
                      'mx-auto grid size-6 place-items-center rounded-full',
                      value === today ? 'bg-teal-deep text-white' : 'text-ink',
                    )}
                  >
                    {Number(value.slice(-2))}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map((row, index) => (
              <Row
                key={row.offer_id}
                row={row}
                index={index}
                span={span}
                days={days}
                dayNames={dayNames}
                closedOn={closedOn}
                cell={active.row === index ? active : null}
                drag={drag?.row === index ? drag : null}
                words={words}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p id="timeline-keys" className="sr-only">
        {tl('keys', { from: offset + 1, to: offset + rows.length, total })}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
