import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { CalendarEvent } from '@lendring/contracts/request/calendar.js';
import { freeUnits } from '@lendring/contracts/rules/capacity.js';
import { quantityOf } from '@lendring/contracts/rules/quote.js';
import { overlaps } from '@lendring/contracts/rules/overlap.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler, Policy } from '@lendring/platform/runtime/service/service-parts.js';
import { calendarAggregate } from './calendar.aggregate.js';
import { change } from '../request/change.js';
import { openAt } from '../request/filters.js';
import type { RequestDocument } from '../request/projection.js';
import { neededOf, wholeOf } from './decide.js';
import { noteDays } from './decide-days.js';

type Deps = Readonly<{
  commands: CommandHandler;
  requests: Pick<View<RequestDocument>, 'find'>;
  caughtUp: () => Promise<void>;
}>;

const PAGE = 100;

const changesDays: readonly CalendarEvent['type'][] = [
  'PeriodBooked',
  'PeriodBlocked',
  'BookingReleased',
  'BookingShortened',
  'BlockRemoved',
  'UnavailabilitySet',
  'CapacitySet',
];

/**
 * Records in each open request of an offer when too few units are free for it, and when there are enough again, which
 * notifies the creator. The calendar
 * is loaded in the same append, so a late event records the current availability.
 */
export const whenDaysChangeThenTellWhoAsked = ({ commands, requests, caughtUp }: Deps): Policy<CalendarEvent> => ({
  name: 'when-days-change-then-tell-who-asked',
  prefixes: ['calendar-'],
  types: changesDays,
  gathers: true,
  react: async ({ type, data }, call): Promise<CommandAnswer | undefined> => {
    const interval = 'period' in data ? ('preparation' in data && data.preparation) || data.period : null;
    if (interval && interval.end <= call.at) return undefined;
    const { offerId } = data;
    await caughtUp();
    for (let last = ''; ;) {
      const page = await requests.find({
        // Keyset pagination by id; the first page needs no id condition and uses the index alone.
        filter: { $and: [{ offerId }, ...(last === '' ? [] : [{ requestId: { $gt: last } }]), openAt(call.at)] },
        limit: PAGE,
      });
      for (const { requestId, period, terms, daysTaken } of page) {
        last = requestId;
        if (interval && 'requestId' in data && data.requestId === requestId) continue;
        // Skip requests whose days are free and were not affected by this period.
        const whole = wholeOf(period, terms.preparation);
        if (interval && !daysTaken && !overlaps(interval, whole)) continue;
        if ('periods' in data && !daysTaken && !data.periods.some((blocked) => overlaps(blocked, whole))) continue;
        if ((type === 'BookingReleased' || type === 'BookingShortened' || type === 'BlockRemoved') && !daysTaken)
          continue;
        const own = { ...call, commandId: derivedId(call.commandId, requestId), asks: { noteDays: requestId } };
        const answer = await commands.execute(own, async (unit) => {
          const { state } = await unit.load(calendarAggregate, offerId);
          const decision = noteDays((request) => {
            // An acceptance by the lender keeps the units of this request.
            if (state.taken.some(({ key }) => key === request.requestId)) return false;
            const all = neededOf(request.period, request.terms.preparation, call.at).whole;
            return freeUnits(state.taken, state.capacity.quantity, all) < quantityOf(request.terms);
          });
          return change(unit, decision, { requestId }, own);
        });
        if (!answer.ok) return answer;
      }
      if (page.length < PAGE) return undefined;
    }
  },
});
