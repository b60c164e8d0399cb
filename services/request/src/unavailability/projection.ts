import type { CalendarEvent, EntryKind } from '@lendring/contracts/request/calendar.js';
import type { UnavailabilityEvent, UnavailabilityView } from '@lendring/contracts/request/unavailability.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { type Occurrence, occurrencesOf } from '@lendring/contracts/rules/unavailability.js';
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
  kind: EntryKind;
  name: string | null;
  /** Null: all units of each offer. */
  units: number | null;
  zone: string;
  freed: readonly string[];
  /** Dates that a change took out of the entry, latest last: calendar files cancel them by their key. */
  former: readonly DateOfEntry[];
  removed: boolean;
  applied: readonly string[];
  revision: number;
  changedAt: string;
}>;

/** Blocked days or hours of an entry. `key` names them for as long as the entry has them. */
export type DateOfEntry = Readonly<{ key: string; wish: Wish }>;

export const datesOfOccurrences = (occurrences: readonly Occurrence[]): readonly DateOfEntry[] =>
  occurrences.flatMap(({ first, parts }) => parts.map((wish, part) => ({ key: `${first} ${part}`, wish })));

export const datesOf = ({ days, freed }: Pick<UnavailabilityDocument, 'days' | 'freed'>): readonly DateOfEntry[] =>
  datesOfOccurrences(occurrencesOf(days, freed));

/** Maximum number of former dates that an entry keeps. */
const MOST_FORMER = 366;

type Event = UnavailabilityEvent | CalendarEvent;

export const unavailabilities: Projection<UnavailabilityDocument, Event> = {
  name: 'unavailabilities',
  version: 4,
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
      case 'UnavailabilityChanged':
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
      return {
        ...data,
        name: data.name ?? null,
        units: data.units ?? null,
        freed: [],
        former: [],
        removed: false,
        applied: [],
        revision: 0,
        changedAt: at,
      };
    if (!document) return null;
    const changed = { ...document, revision: document.revision + 1, changedAt: at };
    switch (type) {
      case 'UnavailabilityChanged': {
        const { days, offerIds, note, kind, name = null, units = null } = data;
        const now = { ...changed, days, offerIds, note, kind, name, units };
        const keys = new Set(datesOf(now).map(({ key }) => key));
        const gone = [...document.former, ...datesOf(document)].filter(({ key }) => !keys.has(key));
        const former = [...new Map(gone.map((date) => [date.key, date])).values()].slice(-MOST_FORMER);
        return { ...now, former };
      }
      case 'UnavailableDayFreed':
        return { ...changed, freed: [...document.freed, data.day] };
      case 'UnavailabilityRemoved':
        return { ...changed, removed: true };
      case 'UnavailabilityNoteErased':
        return { ...document, note: null, name: null };
      case 'UnavailabilitySet': {
        const others = document.applied.filter((offerId) => offerId !== data.offerId);
        return { ...document, applied: data.periods.length > 0 ? [...others, data.offerId] : others };
      }
      default:
        return document;
    }
  },
};
