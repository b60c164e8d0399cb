import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { CalendarShape } from '@lendring/contracts/http/request.js';
import type { UserCard } from '@lendring/contracts/http/shapes.js';
import { RentTypeId } from '@lendring/contracts/reference/rent-types.js';
import type { CalendarEntry } from '@lendring/contracts/request/calendar.js';
import { addDays, daysBetween, eachDay, OPERATOR_TIME_ZONE } from '@lendring/contracts/kernel/days.js';
import { freeUnits } from '@lendring/contracts/rules/capacity.js';
import { stillAhead } from '@lendring/contracts/rules/still-ahead.js';
import { unitsOf } from '@lendring/contracts/rules/quote.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import { availabilityOf, wholeDays, whyNotBookable } from '@lendring/contracts/rules/why-not-bookable.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { accepted, ApiError, found } from '../errors/api-error.js';
import { optional } from '../caller/optional.js';
import { shown } from '../caller/shown.js';
import { commandContext, queryContext, type Handlers } from '../caller/handlers.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { peopleOfEach } from '../shapes/people.js';
import { periodShape } from '../shapes/period.js';
import { instantsOf, instantsWithPreparation } from './day-range.js';
import { titlesOf } from './offer-titles.js';

const SHOWN_DAYS = 30;
const MAX_DAYS = 400;

/**
 * Converts local days to a UTC range with a margin of one day on each side, because local days start up to 14 hours
 * earlier or later.
 */
const checkLength = (from: string, to: string): void => {
  if (daysBetween(from, to) > MAX_DAYS) throw new ApiError('range_too_long', { days: MAX_DAYS });
};

const range = (from: string, to: string) => {
  checkLength(from, to);
  return instantsOf(from, to);
};

/** Calendar type of a borrowing request; the owner's own types are blocks (spec §3). */
const OTHERS_USE = 1;

const entryShape = (e: CalendarEntry, title: string, other: Camel<UserCard> | null): Camel<CalendarShape> => {
  const period = periodShape(e.period, e.rentType);
  const rentType = e.rentType ?? (period.kind === 'hours' ? 2 : 1);
  return {
    ...e,
    ...period,
    title,
    renttypeId: rentType,
    requesttypeId: e.kind ?? OTHERS_USE,
    end: e.end,
    period,
    units: unitsOf(rentType, e.period.wish) ?? 1,
    quantity: e.units,
    other,
  };
};

export const calendarHandlers = (
  apis: ServiceApis,
): Handlers<'calendar' | 'offerCalendar' | 'calendarReasons' | 'block' | 'moveBlock' | 'unblock'> => ({
  calendar: async ({ query }, caller) => {
    const from = query.dateFrom ?? caller.at.slice(0, 10);
    const to = query.dateTo ?? addDays(from, SHOWN_DAYS);
    const entries = await apis.request.queries.calendar(
      { ...range(from, to), ...(query.side ? { side: query.side } : {}) },
      queryContext(caller),
    );
    const [titles, people] = await Promise.all([
      titlesOf(apis, caller, entries),
      peopleOfEach(apis, caller, entries, (e) => e.otherId),
    ]);
    return entries.map((e) =>
      entryShape(e, e.offerTitle ?? titles.get(e.offerId ?? '') ?? '', people.get(e.otherId ?? '') ?? null),
    );
  },
  offerCalendar: async ({ id, query }, caller) => {
    const [offer] = await apis.offer.queries.many({ offerIds: [id] }, queryContext(caller));
    found(offer, 'offer_not_found');
    const taken = await apis.request.queries.taken(
      { offerId: id, ...range(query.dateFrom, query.dateTo) },
      queryContext(caller),
    );
    return taken.map((t) => ({ ...t, requesttypeId: t.kind }));
  },
  calendarReasons: async ({ query: { offerId, dateFrom, dateTo, quantity: wanted } }, caller) => {
    checkLength(dateFrom, dateTo);
    const offer = found(await apis.offer.queries.one({ offerId }, queryContext(caller)), 'offer_not_found');
    const { ownerId, placeId, place, quantity, bookingRules: rules } = offer;
    const [taken, opening] = await Promise.all([
      apis.request.queries.taken({ offerId, ...instantsWithPreparation(dateFrom, dateTo) }, queryContext(caller)),
      optional(caller, null, () => apis.account.queries.opening({ userId: ownerId, placeId }, queryContext(caller))),
    ]);
    const zone = place ? timeZones[place.country] : OPERATOR_TIME_ZONE;
    const availability = availabilityOf(taken, zone, new Date(caller.at), {
      quantity,
      wanted,
      rules,
      ...(opening && { opening }),
    });
    const rentType = offer.pricings[0]?.rentType ?? RentTypeId.day;
    return eachDay(dateFrom, addDays(dateTo, 1)).map((day) => ({
      day,
      reason: whyNotBookable(availability, rentType, day),
      free: freeUnits(taken, quantity, stillAhead(wholeDays(day, day, zone), caller.at, zone)),
    }));
  },
  block: async ({ body }, caller) => {
    const blockId = derivedId(caller.commandId, 'block');
    if (body.dateTo < body.dateFrom) throw new ApiError('invalid_input', {}, [{ path: 'date_to', code: 'days_order' }]);
    const wish = { kind: 'days' as const, from: body.dateFrom, to: addDays(body.dateTo, 1) };
    const after = accepted(
      await apis.request.commands.block(
        {
          blockId,
          offerId: body.offerId,
          wish,
          note: body.note ?? '',
          kind: body.requesttypeId,
          ...(body.units !== undefined && { units: body.units }),
        },
        commandContext(caller),
      ),
      { not_enough_units: 'units' },
    );
    await shown(
      apis.request.queries.taken(
        { offerId: body.offerId, ...range(body.dateFrom, body.dateFrom) },
        queryContext(caller, after),
      ),
    );
    return { blockId };
  },
  moveBlock: async ({ id, body: { offerId, dateFrom: from, dateTo: to } }, caller) => {
    const movedId = derivedId(caller.commandId, 'moved-block');
    const after = accepted(
      await apis.request.commands.moveBlock({ blockId: id, movedId, offerId, from, to }, commandContext(caller)),
      { block_ends_before: 'date_to' },
    );
    const taken = await apis.request.queries.taken({ offerId, ...range(from, to) }, queryContext(caller, after));
    return { blockId: taken.some(({ blockId }) => blockId === movedId) ? movedId : id };
  },
  unblock: async ({ id, query }, caller) => {
    const after = accepted(
      await apis.request.commands.unblock({ blockId: id, offerId: query.offerId }, commandContext(caller)),
    );
    const today = caller.at.slice(0, 10);
    await shown(
      apis.request.queries.taken({ offerId: query.offerId, ...range(today, today) }, queryContext(caller, after)),
    );
  },
});
