import { DAY_MS } from '@lendring/contracts/kernel/time.js';
import type { CalendarEvent, Capacity } from '@lendring/contracts/request/calendar.js';
import type { RequestEvent } from '@lendring/contracts/request/events.js';
import type { Projection, Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import { calendarAggregate, oneUnit, type Taken } from './calendar.aggregate.js';

/**
 * Taken periods and number of units of an offer, with the current lender of each booking and the owner's notes by block
 * id. Drops periods that ended a year before the latest change.
 */
export type CalendarDocument = Readonly<{
  offerId: string;
  taken: readonly Taken[];
  capacity: Capacity;
  notes: Readonly<Record<string, string | null>>;
  notedBy: readonly string[];
}>;

type Event = CalendarEvent | RequestEvent;
type TakenOver = Extract<RequestEvent, { type: 'RequestTakenOver' }>;

const yearBefore = (at: string) => new Date(Date.parse(at) - 365 * DAY_MS).toISOString();

const lentBy = (taken: readonly Taken[], { requestId, vendorId }: TakenOver['data']): readonly Taken[] =>
  taken.map((one) => (one.key === requestId ? { ...one, vendorId } : one));

const isOfCalendar = (event: Recorded<Event>): event is Recorded<CalendarEvent> => event.stream.startsWith('calendar-');

export const calendars: Projection<CalendarDocument, Event> = {
  name: 'calendars',
  version: 6,
  prefixes: ['calendar-', 'request-'],
  ids: (event) => (isOfCalendar(event) || event.type === 'RequestTakenOver' ? [event.data.offerId] : []),
  evolve(document, event) {
    if (event.type === 'RequestTakenOver')
      return document && { ...document, taken: lentBy(document.taken, event.data) };
    if (!isOfCalendar(event)) return document;
    const before = document ?? { offerId: event.data.offerId, taken: [], capacity: oneUnit, notes: {}, notedBy: [] };
    const since = yearBefore(event.at);
    const { capacity, taken: all } = calendarAggregate.evolve(before, event);
    const taken = all.filter(({ end }) => end > since);
    const written =
      event.type === 'PeriodBlocked' ? { ...before.notes, [event.data.blockId]: event.data.note } : before.notes;
    const isGone = ({ vendorId }: Taken): boolean =>
      event.type === 'CalendarClosed' || (event.type === 'BlockNotesErased' && vendorId === event.data.vendorId);
    const blocks = taken
      .filter(({ reason, entry }) => reason === 'blocked' && !entry)
      .map((block) => ({ block, note: isGone(block) ? null : (written[block.key] ?? null) }));
    return {
      ...before,
      taken,
      capacity,
      notes: Object.fromEntries(blocks.map(({ block, note }) => [block.key, note])),
      notedBy: [...new Set(blocks.filter(({ note }) => note !== null).map(({ block }) => block.vendorId))],
    };
  },
};
