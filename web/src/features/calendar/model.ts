import type { CalendarShape } from '@lendring/contracts/http/request.js';
import { RentTypeId } from '@lendring/contracts/reference/rent-types.js';
import { addDays, dayIn, daysBetween, eachDay } from '@lendring/contracts/rules/days.js';

/** Days, both included. */
export type Span = Readonly<{ from: string; to: string }>;

/** The calendar shows the next 30 days by default (spec §9). */
export const shownDays = 30;

/** What the page is about: a month `YYYY-MM`, or the next 30 days. */
export const spanOf = (month: string | undefined, today: string): Span =>
  month
    ? { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) }
    : { from: today, to: addDays(today, shownDays) };

/** Entries after a span, up to so many days from today; the past is left out. */
export const spanAfter = ({ to }: Span, today: string, daysAhead: number): Span => ({
  from: to < today ? today : addDays(to, 1),
  to: addDays(today, daysAhead),
});

export const addMonths = (month: string, months: number): string => {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
};

/** 0 is Monday. */
const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The Mondays of the weeks that a span touches. */
export const mondaysOf = ({ from, to }: Span): readonly string[] => {
  const first = addDays(from, -weekday(from));
  return Array.from({ length: Math.floor(daysBetween(first, to) / 7) + 1 }, (_, week) => addDays(first, week * 7));
};

/** Whole weeks, Monday to Sunday, around a span. */
export const wholeWeeks = ({ from, to }: Span): Span => ({
  from: addDays(from, -weekday(from)),
  to: addDays(to, 6 - weekday(to)),
});

const backEarly = ({ end, period }: CalendarShape): boolean => end < period.end;

/** The last day at the thing's place on which it is out: for nights the day of return; earlier when it came back early. */
export const lastDayOf = (shape: CalendarShape): string => {
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
  'blocked',
] as const;
export type Kind = (typeof kinds)[number];

type Seen = Pick<CalendarShape, 'type' | 'side' | 'status' | 'vendor_accepted' | 'start'>;

/** @param now an instant: what has not begun is agreed, and not yet lent. */
export const kindOf = ({ type, side, status, vendor_accepted: accepted, start }: Seen, now: string): Kind => {
  if (type !== 'request') return 'blocked';
  if (status === 'open') return accepted ? `${side}Accepted` : `${side}Open`;
  if (status === 'completed') return `${side}Done`;
  return now < start ? `${side}Agreed` : side;
};

/**
 * An entry with what pages need of it; `key` is its own among all. `returns`: its last day is that of return, on which
 * the next may begin.
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
    key: `${shape.side}-${shape.request_id ?? shape.block_id ?? shape.start}`,
    kind: kindOf(shape, now),
    first: shape.date_from,
    last: lastDayOf(shape),
    returns: shape.renttype_id === RentTypeId.night && !backEarly(shape),
    backEarly: backEarly(shape),
    shape,
  }));

const touches = (entry: Entry, { from, to }: Span): boolean => entry.first <= to && entry.last >= from;
const inOrder = (a: Entry, b: Entry): number =>
  a.first.localeCompare(b.first) ||
  b.last.localeCompare(a.last) ||
  a.shape.start.localeCompare(b.shape.start) ||
  a.key.localeCompare(b.key);

/** A piece of an entry within one week: columns count from 0 (Monday), lanes from 0 (top). */
export type Bar = Readonly<{
  entry: Entry;
  column: number;
  columns: number;
  lane: number;
  begins: boolean;
  ends: boolean;
}>;
export type Week = Readonly<{
  days: readonly string[];
  bars: readonly Bar[];
  /** Entries without room, per column. */ hidden: readonly number[];
}>;

/** Lays the entries of a week in lanes so that none covers another; what finds no lane is counted. */
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

/** How many entries touch a day. */
export const countOn = (day: string, entries: readonly Entry[]): number =>
  entries.filter((entry) => touches(entry, { from: day, to: day })).length;

export type AgendaDay = Readonly<{ day: string; entries: readonly Entry[] }>;

/** In the month that runs, the list begins today: what ended before stands apart. Any other month is told whole. */
export const agendaFrom = (span: Span, today: string): Span =>
  today > span.from && today <= span.to ? { ...span, from: today } : span;

/** What ended before the list begins, the last first. */
export const agendaBefore = (entries: readonly Entry[], span: Span, from: string): readonly AgendaDay[] =>
  agendaOf(
    entries.filter((entry) => entry.last < from),
    span,
  ).toReversed();

/** Every entry once, under the day it begins; what began before stands under the first day. */
export const agendaOf = (entries: readonly Entry[], span: Span): readonly AgendaDay[] => {
  const days = new Map<string, Entry[]>();
  for (const entry of entries.filter((one) => touches(one, span)).toSorted(inOrder)) {
    const day = entry.first < span.from ? span.from : entry.first;
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, list]) => ({ day, entries: list }));
};

/** Where the list tells about a day: under the day itself or the last one before it that has something. */
export const agendaAnchor = (day: string, agenda: readonly AgendaDay[]): string | undefined => {
  const holds = agenda.find(({ entries }) => entries.some((entry) => entry.first <= day && entry.last >= day));
  return agenda.find((one) => one.day === day)?.day ?? holds?.day;
};
