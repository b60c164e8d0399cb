import type { TakenShape } from '@lendring/contracts/http/offer.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { addDays, dayIn, eachDay } from '@lendring/contracts/kernel/days.js';
import { freeUnits, scarce } from '@lendring/contracts/rules/capacity.js';
import {
  alwaysOpen,
  type ClosedThen,
  closedThen,
  isOpenOn,
  isPickUpTime,
  type Opening,
} from '@lendring/contracts/rules/opening-days.js';
import { overlaps, type Interval } from '@lendring/contracts/rules/overlap.js';
import { startTimes } from '@lendring/contracts/rules/start-time.js';
import { takenDays } from '@lendring/contracts/rules/taken.js';
import type * as z from 'zod';

export type Taken = z.infer<typeof TakenShape>;
/** Period in which fewer units are free than wanted; `few`: some, but not enough. */
export type Busy = Interval & Readonly<{ reason: Taken['reason'] | 'few'; free: number }>;
export type Why = Busy['reason'] | 'past' | 'far' | 'closed';
export type Calendar = Readonly<{
  taken: readonly Taken[];
  /** Units of the offer, and how many of them are wanted. */
  quantity: number;
  wanted: number;
  /** Fewest free units first. */
  busy: readonly Busy[];
  days: ReadonlyMap<string, Busy>;
  zone: string;
  /** Today in the offer's time zone. */
  today: string;
  /** Times of pick-up and return. */
  opening: Opening;
}>;

const busyOf = (taken: readonly Taken[], quantity: number, wanted: number): readonly Busy[] =>
  scarce(taken, quantity, wanted)
    .map(({ start, end, uses }): Busy => {
      const free = Math.max(0, quantity - uses.reduce((sum, { units }) => sum + units, 0));
      const isBlocked = uses.every(({ reason }) => reason === 'blocked');
      return { start, end, free, reason: free > 0 ? 'few' : isBlocked ? 'blocked' : 'booked' };
    })
    .toSorted((a, b) => a.free - b.free);

export const calendarOf = (
  taken: readonly Taken[],
  zone: string,
  now: Date,
  {
    quantity = 1,
    wanted = 1,
    opening = alwaysOpen,
  }: Readonly<{ quantity?: number; wanted?: number; opening?: Opening }> = {},
): Calendar => {
  const busy = busyOf(taken, quantity, wanted);
  const today = dayIn(now.toISOString(), zone);
  return { taken, quantity, wanted, busy, days: takenDays(busy, zone), zone, today, opening };
};

const whyTaken = ({ days, today, zone }: Calendar, rent: PricingShape['renttype_id'], day: string): Why | null => {
  const taken = days.get(day);
  if (!taken) return null;
  if (rent === 3 && day > today && !days.has(addDays(day, -1))) return null;
  if (rent === 2 && dayIn(taken.start, zone) === dayIn(new Date(Date.parse(taken.end) - 1).toISOString(), zone))
    return null;
  return taken.reason;
};

/**
 * Reason why a day cannot be the first or last one; null if it can. Nights: a taken day can still be the day of
 * departure if the night before is free. Hours: a partly taken day may have free hours. A closed day may lie between.
 */
export const whyNot = (calendar: Calendar, rent: PricingShape['renttype_id'], day: string): Why | null => {
  if (day < calendar.today) return 'past';
  return whyTaken(calendar, rent, day) ?? (isOpenOn(calendar.opening, day) ? null : 'closed');
};

/** UTC offset of a time zone at an instant, in milliseconds. */
const ahead = (at: number, zone: string): number => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) -
    Math.trunc(at / 1000) * 1000
  );
};

/** Instant of a local time; a time skipped by daylight saving moves forward by an hour. */
export const instantAt = (day: string, time: string, zone: string): string => {
  const local = Date.parse(`${day}T${time}:00Z`);
  const guess = local - ahead(local, zone);
  return new Date(local - ahead(guess, zone)).toISOString();
};

/** Interval of elapsed hours, regardless of clock changes in between. */
export const hoursInterval = (day: string, time: string, hours: number, zone: string): Interval => {
  const start = instantAt(day, time, zone);
  return { start, end: new Date(Date.parse(start) + hours * 3_600_000).toISOString() };
};

/** Period in the way of a wish, the one with the fewest free units; null if there are enough. */
export const inTheWay = (calendar: Calendar, wish: Wish): Busy | null => {
  if (wish.kind === 'days')
    return (
      eachDay(wish.from, wish.to)
        .flatMap((day) => calendar.days.get(day) ?? [])
        .toSorted((a, b) => a.free - b.free)[0] ?? null
    );
  const asked = hoursInterval(wish.day, wish.time, wish.hours, calendar.zone);
  return calendar.busy.find((busy) => overlaps(busy, asked)) ?? null;
};

/** Units that are free during the whole wish. */
export const freeFor = ({ taken, quantity, zone }: Calendar, wish: Wish): number =>
  freeUnits(
    taken,
    quantity,
    wish.kind === 'hours'
      ? hoursInterval(wish.day, wish.time, wish.hours, zone)
      : { start: instantAt(wish.from, '00:00', zone), end: instantAt(wish.to, '00:00', zone) },
  );
/** Obstacle of the opening hours to a period; the same rule as on the server. */
export const closedFor = (
  { opening, zone }: Calendar,
  wish: Wish,
  rent: PricingShape['renttype_id'],
): ClosedThen | null => {
  const end = wish.kind === 'hours' ? hoursInterval(wish.day, wish.time, wish.hours, zone).end : '';
  return closedThen(opening, { wish, zone, end }, rent);
};

export type Start = Readonly<{ time: string; why: Why | null }>;

/** Start times of a day within its opening hours, with the reason why one cannot be chosen. */
export const startsOf = (calendar: Calendar, day: string, least: number, now: Date): readonly Start[] =>
  startTimes
    .filter((time) => isPickUpTime(calendar.opening, day, time))
    .map((time) => {
      const asked = hoursInterval(day, time, least, calendar.zone);
      const why =
        asked.start < now.toISOString()
          ? 'past'
          : (calendar.busy.find((busy) => overlaps(busy, asked))?.reason ?? null);
      return { time, why };
    });
