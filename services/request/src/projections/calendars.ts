import type { CalendarEvent, RequestEvent } from '@lendring/contracts/request/events.js';
import type { Projection, Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import { calendarAggregate, type Taken } from '../calendar/calendar.js';

/**
 * Taken periods of a thing, with the owner's notes by block id, and of a booking with whoever lends it now. Periods
 * that ended a year before the latest change are dropped.
 */
export type CalendarDocument = Readonly<{
  offerId: string;
  taken: readonly Taken[];
  notes: Readonly<Record<string, string | null>>;
}>;

type Event = CalendarEvent | RequestEvent;
type TakenOver = Extract<RequestEvent, { type: 'RequestTakenOver' }>;

const yearBefore = (at: string) => new Date(Date.parse(at) - 365 * 86_400_000).toISOString();

const lentBy = (taken: readonly Taken[], { requestId, vendorId }: TakenOver['data']): readonly Taken[] =>
  taken.map((one) => (one.key === requestId ? { ...one, vendorId } : one));

const isOfCalendar = (event: Recorded<Event>): event is Recorded<CalendarEvent> => event.stream.startsWith('calendar-');

export const calendars: Projection<CalendarDocument, Event> = {
  name: 'calendars',
  version: 3,
  prefixes: ['calendar-', 'request-'],
  ids: (event) => (isOfCalendar(event) || event.type === 'RequestTakenOver' ? [event.data.offerId] : []),
  evolve(document, event) {
    if (event.type === 'RequestTakenOver')
      return document && { ...document, taken: lentBy(document.taken, event.data) };
    if (!isOfCalendar(event)) return document;
    const before = document ?? { offerId: event.data.offerId, taken: [], notes: {} };
    const since = yearBefore(event.at);
    const taken = calendarAggregate.evolve(before, event).taken.filter(({ end }) => end > since);
    const notes =
      event.type === 'PeriodBlocked' ? { ...before.notes, [event.data.blockId]: event.data.note } : before.notes;
    const blocks = taken.filter(({ reason }) => reason === 'blocked');
    return { ...before, taken, notes: Object.fromEntries(blocks.map(({ key }) => [key, notes[key] ?? null])) };
  },
};
