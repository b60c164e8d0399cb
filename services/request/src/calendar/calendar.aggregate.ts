import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { BlockKind, CalendarEvent, Capacity } from '@lendring/contracts/request/calendar.js';

/**
 * Half-open period; `key` is the id of the request or block. `units` null: all units that are not taken otherwise.
 * `entry`: entry of the provider to which a block belongs, and the time zone in which its days were counted.
 */
export type Taken = Readonly<{
  key: string;
  reason: 'booked' | 'blocked';
  vendorId: string;
  start: string;
  end: string;
  units: number | null;
  kind: BlockKind | null;
  /** Booking of a counter loan, whose id is `key`. */
  counter?: true;
  entry?: Readonly<{ entryId: string; zone: string }>;
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

const evolve = (calendar: Calendar, { type, data }: CalendarEvent): Calendar => {
  switch (type) {
    case 'PeriodBooked': {
      const {
        requestId,
        vendorId,
        period: { start, end },
        units = 1,
        counter,
      } = data;
      return {
        ...calendar,
        taken: [
          ...calendar.taken,
          { key: requestId, reason: 'booked', vendorId, start, end, units, kind: null, ...(counter && { counter }) },
        ],
      };
    }
    case 'BookingShortened':
      if (data.end <= data.start) return without(calendar, data.requestId);
      return {
        ...calendar,
        taken: calendar.taken.map((taken) => (taken.key === data.requestId ? { ...taken, end: data.end } : taken)),
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
      const { vendorId, entryId, kind, zone, periods } = data;
      const set = periods.map(({ start, end }): Taken => {
        const key = `${entryId} ${start}`;
        return { key, reason: 'blocked', vendorId, start, end, units: null, kind, entry: { entryId, zone } };
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
