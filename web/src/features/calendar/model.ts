import type { CalendarShape } from '@lendring/contracts/http/request.js';
import { RentTypeId } from '@lendring/contracts/reference/rent-types.js';
import { blockNames, isEntryKind } from '../../parts/blocks/block-look.js';
import { addDays, dayIn, daysBetween, eachDay } from '@lendring/contracts/kernel/days.js';

/** Days in `YYYY-MM-DD`, both inclusive. */
export type Span = Readonly<{ from: string; to: string }>;

export const shownDays = 30;

export const spanOf = (month: string | undefined, today: string): Span =>
  month
    ? { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) }
    : { from: today, to: addDays(today, shownDays) };

/** Span after the displayed one, at most `daysAhead` days from today; excludes the past. */
export const spanAfter = ({ to }: Span, today: string, daysAhead: number): Span => ({
  from: to < today ? today : addDays(to, 1),
  to: addDays(today, daysAhead),
});

export const addMonths = (month: string, months: number): string => {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
};

/** Weekday number; 0 is Monday. */
const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

export const mondaysOf = ({ from, to }: Span): readonly string[] => {
  const first = addDays(from, -weekday(from));
  return Array.from({ length: Math.floor(daysBetween(first, to) / 7) + 1 }, (_, week) => addDays(first, week * 7));
};

export const wholeWeeks = ({ from, to }: Span): Span => ({
  from: addDays(from, -weekday(from)),
  to: addDays(to, 6 - weekday(to)),
});

const backEarly = ({ end, period }: CalendarShape): boolean => end < period.end;

/**
 * Last occupied day in the offer's time zone. Night rentals include the day of return; an early return ends the entry
 * earlier, and an overdue loan lasts until today. `now`: instant.
 */
export const lastDayOf = (shape: CalendarShape, now: string): string => {
  if (shape.overdue) return dayIn(now, shape.period.zone);
  const { date_from: from, date_to: to, zone } = shape.period;
  if (!backEarly(shape)) return to;
  const back = dayIn(new Date(Date.parse(shape.end) - 1).toISOString(), zone);
  return back < from ? from : back < to ? back : to;
};

export const kinds = [
  'vendor',
  'creator',
  'vendorAgreed',
  'creatorAgreed',
  'vendorOpen',
  'creatorOpen',
  'vendorAccepted',
  'creatorAccepted',
  'vendorDone',
  'creatorDone',
  'thirdPartyUse',
  'ownUse',
  'notAvailable',
  'maintenance',
  'preparation',
] as const;
export type Kind = (typeof kinds)[number];

type Seen = Pick<CalendarShape, 'type' | 'side' | 'status' | 'vendor_accepted' | 'handed_out' | 'requesttype_id'>;

export const isBlock = ({ shape }: Pick<Entry, 'shape'>): boolean => shape.type !== 'request';

export const isChangeable = ({ shape }: Pick<Entry, 'shape'>): boolean =>
  isBlock({ shape }) && (shape.entry_id !== null || shape.block_id !== null);

/** An accepted request becomes a loan with the record of its handover. */
export const kindOf = ({
  type,
  side,
  status,
  vendor_accepted: accepted,
  handed_out: isOut,
  requesttype_id: reason,
}: Seen): Kind => {
  if (type !== 'request') return isEntryKind(reason) ? blockNames[reason] : 'notAvailable';
  if (status === 'open') return accepted ? `${side}Accepted` : `${side}Open`;
  if (status === 'completed') return `${side}Done`;
  return isOut ? side : `${side}Agreed`;
};

/**
 * Calendar entry. `key` is unique. `returns`: the last day is the day of return, on which the next booking may begin.
 */
export type Entry = Readonly<{
  key: string;
  kind: Kind;
  first: string;
  last: string;
  returns: boolean;
  backEarly: boolean;
  shape: CalendarShape;
}>;

export const entriesOf = (shapes: readonly CalendarShape[], now: string): readonly Entry[] =>
  shapes.map((shape) => ({
    key: `${shape.side}-${shape.request_id ?? shape.counter_loan_id ?? shape.block_id ?? shape.start}`,
    kind: kindOf(shape),
    first: shape.date_from,
    last: lastDayOf(shape, now),
    returns: shape.renttype_id === RentTypeId.night && !backEarly(shape) && !shape.overdue,
    backEarly: backEarly(shape),
    shape,
  }));

const touches = (entry: Entry, { from, to }: Span): boolean => entry.first <= to && entry.last >= from;
const inOrder = (a: Entry, b: Entry): number =>
  a.first.localeCompare(b.first) ||
  b.last.localeCompare(a.last) ||
  a.shape.start.localeCompare(b.shape.start) ||
  a.key.localeCompare(b.key);

/** Segment of an entry within one week. Columns count from Monday (0), lanes from the top (0). */
export type Bar = Readonly<{
  entry: Entry;
  column: number;
  columns: number;
  lane: number;
  begins: boolean;
  ends: boolean;
}>;
export type Week = Readonly<{ days: readonly string[]; bars: readonly Bar[]; hidden: readonly number[] }>;

export const weekOf = (monday: string, entries: readonly Entry[], lanes: number): Week => {
  const days = eachDay(monday, addDays(monday, 7));
  const span = { from: monday, to: addDays(monday, 6) };
  const free: number[] = Array.from({ length: lanes }, () => 0);
  const without: number[] = [];
  const bars: Bar[] = [];
  for (const entry of entries.filter((one) => touches(one, span)).toSorted(inOrder)) {
    const column = Math.max(0, daysBetween(span.from, entry.first));
    const end = Math.min(days.length - 1, daysBetween(span.from, entry.last));
    const lane = free.findIndex((until) => until <= column);
    if (lane < 0) without.push(...Array.from({ length: end - column + 1 }, (_, at) => column + at));
    else {
      free[lane] = end + 1;
      bars.push({
        entry,
        column,
        columns: end - column + 1,
        lane,
        begins: entry.first >= span.from,
        ends: entry.last <= span.to,
      });
    }
  }
  return { days, bars, hidden: days.map((_, column) => without.filter((at) => at === column).length) };
};

export const countOn = (day: string, entries: readonly Entry[]): number =>
  entries.filter((entry) => touches(entry, { from: day, to: day })).length;

export type AgendaDay = Readonly<{ day: string; entries: readonly Entry[] }>;

/** Agenda of the current month starts today, because past entries are listed separately; other months are complete. */
export const agendaFrom = (span: Span, today: string): Span =>
  today > span.from && today <= span.to ? { ...span, from: today } : span;

export const agendaBefore = (entries: readonly Entry[], span: Span, from: string): readonly AgendaDay[] =>
  agendaOf(
    entries.filter((entry) => entry.last < from),
    span,
  ).toReversed();

/** Groups entries by start day, each entry once; entries that began earlier go under the first day. */
export const agendaOf = (entries: readonly Entry[], span: Span): readonly AgendaDay[] => {
  const days = new Map<string, Entry[]>();
  for (const entry of entries.filter((one) => touches(one, span)).toSorted(inOrder)) {
    const day = entry.first < span.from ? span.from : entry.first;
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, list]) => ({ day, entries: list }));
};

/** Agenda heading that covers a day: the day itself, or the start day of an entry that spans it. */
export const agendaAnchor = (day: string, agenda: readonly AgendaDay[]): string | undefined => {
  const holds = agenda.find(({ entries }) => entries.some((entry) => entry.first <= day && entry.last >= day));
  return agenda.find((one) => one.day === day)?.day ?? holds?.day;
};
