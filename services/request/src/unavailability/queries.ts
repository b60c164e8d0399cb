import { MOST_LENT, type UnavailabilityView } from '@lendring/contracts/request/unavailability.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import { callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import { overlaps } from '@lendring/contracts/rules/overlap.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { CalendarDocument } from '../calendar/calendars.js';
import type { ReadModels } from '../ports.js';

/** Loans on the days of an entry, which stay. */
const lentIn = ({ offerId, taken }: CalendarDocument, entryId: string): UnavailabilityView['lent'] => {
  const blocked = taken.filter(({ entry }) => entry?.entryId === entryId);
  const zone = blocked[0]?.entry?.zone;
  if (zone === undefined) return [];
  return taken
    .filter((one) => one.reason === 'booked' && blocked.some((period) => overlaps(period, one)))
    .map(({ key, start, end, counter }) => ({
      offerId,
      requestId: counter ? null : key,
      counterLoanId: counter ? key : null,
      start,
      end,
      zone,
    }));
};

const CALENDARS = 100;

export const unavailabilityQueryHandlers = ({
  unavailabilities,
  calendars,
}: Pick<ReadModels, 'unavailabilities' | 'calendars'>): Pick<
  ServiceHandlers<typeof requestApi>['queries'],
  'unavailability'
> => ({
  async unavailability({ entryId }, context) {
    const entry = await unavailabilities.get(entryId);
    if (!entry || entry.removed || entry.vendorId !== callerIdOf(context)) return null;
    const { offerIds, days, note, kind, name, units, freed, applied } = entry;
    const lent: UnavailabilityView['lent'] = [];
    for (let n = 0; n < applied.length; n += CALENDARS)
      for (const calendar of await calendars.getMany(applied.slice(n, n + CALENDARS)))
        lent.push(...lentIn(calendar, entryId));
    return {
      entryId,
      offerIds: offerIds && [...offerIds],
      days,
      note,
      kind,
      name,
      units,
      freed: [...freed],
      offers: applied.length,
      lent: lent.toSorted((a, b) => (a.start < b.start ? -1 : 1)).slice(0, MOST_LENT),
    };
  },
});
