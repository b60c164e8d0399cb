import type { BlockKind, CalendarEvent } from '@lendring/contracts/request/calendar.js';
import type { UnavailabilityEvent, UnavailabilityView } from '@lendring/contracts/request/unavailability.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';

/**
 * Entry of a provider, with the offers whose calendars have it. Removed entries stay, because calendar files must
 * announce the cancellation.
 */
export type UnavailabilityDocument = Readonly<{
  entryId: string;
  vendorId: string;
  offerIds: readonly string[] | null;
  days: UnavailabilityView['days'];
  note: string | null;
  kind: BlockKind;
  zone: string;
  freed: readonly string[];
  removed: boolean;
  applied: readonly string[];
  revision: number;
  changedAt: string;
}>;

type Event = UnavailabilityEvent | CalendarEvent;

export const unavailabilities: Projection<UnavailabilityDocument, Event> = {
  name: 'unavailabilities',
  version: 1,
  prefixes: ['unavailability-', 'calendar-'],
  indexes: [
    [
      ['vendorId', 1],
      ['entryId', 1],
    ],
  ],
  ids({ type, data }) {
    switch (type) {
      case 'UnavailabilityEntered':
      case 'UnavailableDayFreed':
      case 'UnavailabilityRemoved':
      case 'UnavailabilityNoteErased':
      case 'UnavailabilitySet':
        return [data.entryId];
      default:
        return [];
    }
  },
  evolve(document, { type, data, at }) {
    if (type === 'UnavailabilityEntered')
      return { ...data, freed: [], removed: false, applied: [], revision: 0, changedAt: at };
    if (!document) return null;
    const changed = { ...document, revision: document.revision + 1, changedAt: at };
    switch (type) {
      case 'UnavailableDayFreed':
        return { ...changed, freed: [...document.freed, data.day] };
      case 'UnavailabilityRemoved':
        return { ...changed, removed: true };
      case 'UnavailabilityNoteErased':
        return { ...document, note: null };
      case 'UnavailabilitySet': {
        const others = document.applied.filter((offerId) => offerId !== data.offerId);
        return { ...document, applied: data.periods.length > 0 ? [...others, data.offerId] : others };
      }
      default:
        return document;
    }
  },
};
