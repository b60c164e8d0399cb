import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { Interval } from '@lendring/contracts/rules/overlap.js';
import type { Out } from '@lendring/contracts/rules/late.js';
import type { PreparationTime } from '@lendring/contracts/rules/preparation.js';
import type { UseReason } from '@lendring/contracts/rules/why-not-bookable.js';
import type { CalendarEvent, Capacity, EntryKind } from '@lendring/contracts/request/calendar.js';

/**
 * Half-open period; `key` is the id of the request or block. The preparation next to a booking has the same key and
 * follows it in the calendar. `units` null: all units that are not taken otherwise; `rest`: at most `units` of them.
 * `entry`: entry of the provider to which a block belongs, and the time zone in which its days were counted.
 */
export type Taken = Readonly<{
  key: string;
  reason: UseReason;
  vendorId: string;
  start: string;
  end: string;
  units: number | null;
  rest?: true;
  kind: EntryKind | null;
  /** Booking of a counter loan, whose id is `key`. */
  counter?: true;
  entry?: Readonly<{ entryId: string; zone: string }>;
  /** Preparation that follows a booking, also after an early return; days are counted in `zone`. */
  after?: Readonly<{ time: PreparationTime; zone: string }>;
  /** Booking of a loan whose handover is recorded and whose return is not. */
  out?: Out;
}>;

/**
 * Invariant: at no instant are more units booked than the offer has, and nothing is booked while all units are blocked.
 */
export type Calendar = Readonly<{ taken: readonly Taken[]; capacity: Capacity; closed?: boolean }>;

/** Capacity of an offer whose number of units was never changed. */
export const oneUnit: Capacity = { quantity: 1, revision: 0 };

const without = (calendar: Calendar, key: string): Calendar => ({
  ...calendar,
  taken: calendar.taken.filter((taken) => taken.key !== key),
});

/** Booking with the preparation before and after it, which takes the same units. */
const withPreparation = (booking: Taken, whole: Interval = booking): readonly Taken[] => {
  const { after: _, out: __, ...next } = booking;
  return [
    booking,
    ...(whole.start < booking.start
      ? [{ ...next, reason: 'preparation' as const, start: whole.start, end: booking.start }]
      : []),
    ...(booking.end < whole.end
      ? [{ ...next, reason: 'preparation' as const, start: booking.end, end: whole.end }]
      : []),
  ];
};

const evolve = (calendar: Calendar, { type, data }: CalendarEvent): Calendar => {
  switch (type) {
    case 'PeriodBooked': {
      const {
        requestId,
        vendorId,
        period: { start, end, zone },
        units = 1,
        counter,
        preparation,
        out,
      } = data;
      const booking: Taken = {
        key: requestId,
        reason: 'booked',
        vendorId,
        start,
        end,
        units,
        kind: null,
        ...(counter && { counter }),
        ...(preparation && { after: { time: preparation.after, zone } }),
        ...(out && { out }),
      };
      return { ...calendar, taken: [...calendar.taken, ...withPreparation(booking, preparation)] };
    }
    case 'BookingShortened': {
      const booking = calendar.taken.find(({ key }) => key === data.requestId);
      const rest = without(calendar, data.requestId);
      if (!booking || data.end <= data.start) return rest;
      const { out, ...back } = booking;
      // An event with the same end repeats a coming booking, and is no return.
      const next = { ...back, end: data.end, ...(out && data.end === booking.end && { out }) };
      return { ...rest, taken: [...rest.taken, ...withPreparation(next, data.preparation)] };
    }
    case 'BookingOutNoted':
      return {
        ...calendar,
        taken: calendar.taken.map(({ out, ...one }) =>
          one.key === data.requestId && one.reason === 'booked'
            ? { ...one, ...(data.out && { out: data.out }) }
            : { ...one, ...(out && { out }) },
        ),
      };
    case 'PeriodBlocked': {
      const {
        blockId,
        vendorId,
        kind,
        period: { start, end },
        units = null,
      } = data;
      return {
        ...calendar,
        taken: [...calendar.taken, { key: blockId, reason: 'blocked', vendorId, start, end, units, kind }],
      };
    }
    case 'UnavailabilitySet': {
      const { vendorId, entryId, kind, zone, periods, units = null } = data;
      const set = periods.map(({ start, end }): Taken => {
        const key = `${entryId} ${start}`;
        const rest = units !== null && { rest: true as const };
        return { key, reason: 'blocked', vendorId, start, end, units, ...rest, kind, entry: { entryId, zone } };
      });
      return { ...calendar, taken: [...calendar.taken.filter(({ entry }) => entry?.entryId !== entryId), ...set] };
    }
    case 'BookingReleased':
      return without(calendar, data.requestId);
    case 'BlockRemoved':
      return without(calendar, data.blockId);
    case 'BlockNotesErased':
      return calendar;
    case 'CalendarClosed':
      return { ...calendar, closed: true };
    case 'CapacitySet':
      return { ...calendar, capacity: { quantity: data.quantity, revision: data.revision } };
  }
};

export const calendarAggregate: Aggregate<Calendar, CalendarEvent> = {
  category: 'calendar',
  initialState: { taken: [], capacity: oneUnit },
  evolve,
};
