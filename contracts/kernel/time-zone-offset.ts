import { DAY_MS, MINUTE_MS } from './time.js';

/** Formatters by zone: creating one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formats.set(zone, format);
  return format;
};

const computed = (at: number, zone: string): number => {
  const parts = formatOf(zone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - at;
};

/** Clocks change at full quarters of an hour UTC, so that an offset holds for a whole quarter. */
const QUARTER_MS = 15 * MINUTE_MS;

/** Cached offsets per zone; the midnights of eleven years. */
const MOST_OFFSETS = 4_096;

const offsets = new Map<string, Map<number, number>>();
const offsetsOf = (zone: string): Map<number, number> => {
  const known = offsets.get(zone) ?? new Map<number, number>();
  if (known.size >= MOST_OFFSETS) known.clear();
  offsets.set(zone, known);
  return known;
};

const cached = (at: number, zone: string): number => {
  const known = offsets.get(zone)?.get(at);
  if (known !== undefined) return known;
  const offset = computed(at, zone);
  offsetsOf(zone).set(at, offset);
  return offset;
};

/**
 * UTC offset of a time zone at an instant, in milliseconds; east is positive. Cached, because a formatter takes about
 * six microseconds and a page of a search needs hundreds of offsets. A day whose two UTC midnights have the same offset
 * has it throughout, because no zone changes its clocks twice a day.
 *
 * @throws RangeError for an invalid instant or an unknown zone
 */
export const offsetAt = (at: number, zone: string): number => {
  const midnight = Math.floor(at / DAY_MS) * DAY_MS;
  const offset = cached(midnight, zone);
  return offset === cached(midnight + DAY_MS, zone) ? offset : cached(Math.floor(at / QUARTER_MS) * QUARTER_MS, zone);
};
