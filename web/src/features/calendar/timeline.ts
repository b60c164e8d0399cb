import type { TimelineBarShape, TimelineRowShape } from '@lendring/contracts/http/timeline.js';
import { addDays, dayIn, daysBetween, lastDayBefore } from '@lendring/contracts/kernel/days.js';
import { RentTypeId } from '@lendring/contracts/reference/rent-types.js';
import { levels } from '@lendring/contracts/rules/capacity.js';
import { unitsOf } from '@lendring/contracts/rules/quote.js';
import { type Stock, stockIn } from '@lendring/contracts/rules/stock.js';
import { wholeDays } from '@lendring/contracts/rules/why-not-bookable.js';
import { entriesOf, type Entry, type Span } from './model.js';

const HOUR_MS = 3_600_000;

/** Length of a bar in units of its rent type, counted as for prices: both days, or the nights between them. */
const unitsOfBar = ({ renttype_id: rent, date_from: from, date_to: to, start, end }: TimelineBarShape): number =>
  rent === RentTypeId.hour
    ? Math.round((Date.parse(end) - Date.parse(start)) / HOUR_MS)
    : (unitsOf(rent, { kind: 'days', from, to: rent === RentTypeId.night ? to : addDays(to, 1) }) ?? 1);

/** Planned last day; an overdue bar lasts until today. */
const plannedLast = ({ overdue, renttype_id: rent, date_to: to, end, zone }: TimelineBarShape): string => {
  if (!overdue) return to;
  return rent === RentTypeId.night ? dayIn(end, zone) : lastDayBefore(end, zone);
};

/** Bar of a timeline row as a calendar entry, so that both are worded and linked alike. */
export const entryOf = (row: TimelineRowShape, bar: TimelineBarShape): Entry => {
  const { date_from: from, time_from: time, start, end, zone } = bar;
  const to = plannedLast(bar);
  const kind = time === null ? ('days' as const) : ('hours' as const);
  const period = { kind, date_from: from, date_to: to, time_from: time, duration: null, start, end, zone };
  const isMany = bar.entry_id !== null && bar.offers !== 1;
  const [entry] = entriesOf(
    [
      {
        ...period,
        type: bar.status || bar.preparation ? 'request' : isMany ? 'calendar_unavailability' : 'unavailability',
        side: 'vendor',
        request_id: bar.request_id,
        counter_loan_id: bar.counter_loan_id,
        counter_name: bar.name,
        note: null,
        block_id: bar.block_id ?? bar.entry_id,
        entry_id: bar.entry_id,
        offer_id: row.offer_id,
        offers: bar.offers,
        repeat: bar.repeat,
        title: row.title,
        status: bar.status,
        vendor_accepted: bar.vendor_accepted,
        handed_out: bar.handed_out,
        overdue: bar.overdue,
        renttype_id: bar.renttype_id,
        requesttype_id: bar.requesttype_id,
        period,
        units: unitsOfBar({ ...bar, date_to: to }),
        quantity: bar.quantity,
        stock: null,
        preparation: null,
        other: null,
      },
    ],
    end,
  );
  if (!entry) throw new Error('A bar is one entry.');
  return { ...entry, last: bar.date_to, ...(bar.preparation && { kind: 'preparation' as const }) };
};

/**
 * Units of an offer on some days, both included; null for one unit and without bars. Requests hold units from the
 * owner's acceptance on.
 */
export const stockOn = ({ quantity, bars }: TimelineRowShape, { from, to }: Span): Stock | null => {
  const uses = bars.flatMap(({ status, preparation, vendor_accepted: accepted, start, end, quantity: units }) =>
    status && !accepted
      ? []
      : [
          {
            start,
            end,
            units,
            reason: preparation ? ('preparation' as const) : status ? ('booked' as const) : ('blocked' as const),
          },
        ],
  );
  const [first] = bars;
  return quantity === 1 || !first ? null : stockIn(levels(uses, quantity), quantity, wholeDays(from, to, first.zone));
};

/** Bar within the days on display. Columns count from the first day (0), lanes from the top (0). */
export type PlacedBar = Readonly<{
  key: string;
  bar: TimelineBarShape;
  column: number;
  columns: number;
  lane: number;
  /** Free columns behind the bar in its lane. */
  room: number;
  begins: boolean;
  ends: boolean;
}>;

export const keyOf = (bar: TimelineBarShape): string =>
  `${bar.request_id ?? bar.counter_loan_id ?? bar.block_id ?? bar.entry_id} ${bar.start} ${bar.preparation}`;

/** Places bars in the first free lane; bars that share a day lie in different lanes. */
export const placed = (bars: readonly TimelineBarShape[], { from, to }: Span): readonly PlacedBar[] => {
  const taken: number[] = [];
  const days = daysBetween(from, to) + 1;
  const all = bars
    .filter(({ date_from: first, date_to: last }) => first <= to && last >= from)
    .toSorted((a, b) => a.date_from.localeCompare(b.date_from) || a.start.localeCompare(b.start))
    .map((bar) => {
      const column = Math.max(0, daysBetween(from, bar.date_from));
      const end = Math.min(daysBetween(from, to), daysBetween(from, bar.date_to));
      const free = taken.findIndex((until) => until < column);
      const lane = free < 0 ? taken.length : free;
      taken[lane] = end;
      return {
        key: keyOf(bar),
        bar,
        column,
        columns: end - column + 1,
        lane,
        room: days - end - 1,
        begins: bar.date_from >= from,
        ends: bar.date_to <= to,
      };
    });
  return all.map((one, index) => {
    const next = all.slice(index + 1).find(({ lane }) => lane === one.lane);
    return next ? { ...one, room: next.column - one.column - one.columns } : one;
  });
};

/** Part of a block that is dragged: its first or last day, or the whole block. */
export type Grip = 'first' | 'last' | 'whole';

/** Days of a block after it was dragged by some days; it keeps at least one day. */
export const dragged = ({ from, to }: Span, grip: Grip, days: number): Span => {
  if (grip === 'whole') return { from: addDays(from, days), to: addDays(to, days) };
  const moved = addDays(grip === 'first' ? from : to, days);
  return grip === 'first' ? { from: moved < to ? moved : to, to } : { from, to: moved > from ? moved : from };
};

/** Row and column of a cell; `anchor`: column in which a selection began. */
export type Cell = Readonly<{ row: number; column: number; anchor: number }>;

/** Selected columns, both included. */
export const selected = ({ column, anchor }: Cell): readonly [number, number] => [
  Math.min(column, anchor),
  Math.max(column, anchor),
];

const PAGE = 10;
const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-PAGE, 0],
  PageDown: [PAGE, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

/** Cell after a key of the grid pattern; Shift with left or right extends the selection. Null: not such a key. */
export const cellAfter = (
  { row, column, anchor }: Cell,
  { key, shiftKey }: Readonly<{ key: string; shiftKey: boolean }>,
  size: Readonly<{ rows: number; columns: number }>,
): Cell | null => {
  const step = steps[key];
  if (!step) return null;
  const within = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));
  const next = within(column + step[1], size.columns);
  const isExtended = shiftKey && step[0] === 0;
  return { row: within(row + step[0], size.rows), column: next, anchor: isExtended ? anchor : next };
};
