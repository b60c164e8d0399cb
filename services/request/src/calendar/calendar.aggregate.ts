import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { BlockKind, CalendarEvent } from '@lendring/contracts/request/calendar.js';

/** Half-open period; `key` is the id of the request or block. */
export type Taken = Readonly<{
  key: string;
  reason: 'booked' | 'blocked';
  vendorId: string;
  start: string;
  end: string;
  kind: BlockKind | null;
}>;

/** Invariant: taken periods never overlap. */
export type Calendar = Readonly<{ taken: readonly Taken[]; closed?: boolean }>;

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
      } = data;
      return {
        ...calendar,
        taken: [...calendar.taken, { key: requestId, reason: 'booked', vendorId, start, end, kind: null }],
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
      } = data;
      return {
        ...calendar,
        taken: [...calendar.taken, { key: blockId, reason: 'blocked', vendorId, start, end, kind }],
      };
    }
    case 'BookingReleased':
      return without(calendar, data.requestId);
    case 'BlockRemoved':
      return without(calendar, data.blockId);
    case 'BlockNotesErased':
      return calendar;
    case 'CalendarClosed':
      return { ...calendar, closed: true };
  }
};

export const calendarAggregate: Aggregate<Calendar, CalendarEvent> = {
  category: 'calendar',
  initialState: { taken: [] },
  evolve,
};
