import type { CalendarEvent } from '@lendring/contracts/request/events.js';
import type { Projection, Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import { calendarAggregate, type Taken } from '../calendar/calendar.js';

/**
 * Taken periods of a thing, with the owner's notes by block id. Periods that ended a year before the latest change are
 * dropped.
 */
export type CalendarDocument = Readonly<{
  offerId: string;
  taken: readonly Taken[];
  notes: Readonly<Record<string, string | null>>;
}>;

const yearBefore = (at: string) => new Date(Date.parse(at) - 365 * 86_400_000).toISOString();

export const calendars: Projection<CalendarDocument, CalendarEvent> = {
  name: 'calendars',
  version: 2,
  prefixes: ['calendar-'],
  ids: ({ data }) => [data.offerId],
  evolve(document, event: Recorded<CalendarEvent>) {
    const before = document ?? { offerId: event.data.offerId, taken: [], notes: {} };
    const since = yearBefore(event.at);
    const taken = calendarAggregate.evolve(before, event).taken.filter(({ end }) => end > since);
    const notes =
      event.type === 'PeriodBlocked' ? { ...before.notes, [event.data.blockId]: event.data.note } : before.notes;
    const blocks = taken.filter(({ reason }) => reason === 'blocked');
    return { ...before, taken, notes: Object.fromEntries(blocks.map(({ key }) => [key, notes[key] ?? null])) };
  },
};
