import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { UnavailabilityShape } from '@lendring/contracts/http/unavailability.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import { shown } from '../caller/shown.js';
import { accepted, found } from '../errors/api-error.js';

/** Maximum number of offers in one query of the offer service. */
const OFFERS = 100;

export const unavailabilityHandlers = (
  apis: ServiceApis,
): Handlers<'unavailability' | 'enterUnavailability' | 'changeUnavailability' | 'removeUnavailability'> => {
  const { commands, queries } = apis.request;

  const read = async (caller: Caller, entryId: string, after?: Position): Promise<Camel<UnavailabilityShape>> => {
    const entry = found(
      await queries.unavailability({ entryId }, queryContext(caller, after)),
      'unavailability_not_found',
    );
    const { offerIds, days, note, kind, name, units, freed, offers, lent } = entry;
    const lentIds = [...new Set(lent.map(({ offerId }) => offerId))].slice(0, OFFERS);
    const cards = await optional(caller, [], async () =>
      lentIds.length > 0 ? apis.offer.queries.many({ offerIds: lentIds }, queryContext(caller)) : [],
    );
    const titles = new Map(cards.map(({ offerId, title }) => [offerId, title]));
    return {
      entryId,
      offerIds,
      dateFrom: days.from,
      dateTo: days.to,
      hours: days.hours && { timeFrom: days.hours.time, duration: days.hours.hours },
      repeat: days.repeat,
      note,
      requesttypeId: kind,
      name,
      units,
      freed,
      offers,
      lent: lent.map(({ offerId, requestId, counterLoanId, start, end, zone }) => ({
        offerId,
        title: titles.get(offerId) ?? '',
        requestId,
        counterLoanId,
        dateFrom: dayIn(start, zone),
        dateTo: dayIn(new Date(Date.parse(end) - 1).toISOString(), zone),
      })),
    };
  };

  return {
    unavailability: ({ id }, caller) => read(caller, id),
    enterUnavailability: async ({ body }, caller) => {
      const entryId = derivedId(caller.commandId, 'unavailability');
      const { offerIds, dateFrom: from, dateTo: to, hours, repeat, note, requesttypeId: kind, name, units } = body;
      const days = {
        from,
        to,
        hours: hours ? { time: hours.timeFrom, hours: hours.duration } : null,
        repeat: repeat ?? null,
      };
      const data = {
        entryId,
        offerIds: offerIds === 'all' ? null : offerIds,
        days,
        note: note ?? '',
        kind,
        name: name ?? '',
        units: units ?? null,
      };
      return read(
        caller,
        entryId,
        accepted(await commands.enterUnavailability(data, commandContext(caller)), { block_units_many: 'units' }),
      );
    },
    changeUnavailability: async ({ id: entryId, body }, caller) => {
      const entry = found(await queries.unavailability({ entryId }, queryContext(caller)), 'unavailability_not_found');
      const { offerIds, dateFrom, dateTo, hours, repeat, note, requesttypeId: kind, name, units } = body;
      const days = {
        from: dateFrom ?? entry.days.from,
        to: dateTo ?? entry.days.to,
        hours: hours ? { time: hours.timeFrom, hours: hours.duration } : hours === null ? null : entry.days.hours,
        repeat: repeat === undefined ? entry.days.repeat : repeat,
      };
      const changes = {
        days,
        ...(offerIds !== undefined && { offerIds: offerIds === 'all' ? null : offerIds }),
        ...(note !== undefined && { note }),
        ...(kind !== undefined && { kind }),
        ...(name !== undefined && { name }),
        ...(units !== undefined && { units }),
      };
      return read(
        caller,
        entryId,
        accepted(await commands.changeUnavailability({ entryId, ...changes }, commandContext(caller)), {
          block_ends_before: 'date_to',
          block_units_many: 'units',
        }),
      );
    },
    removeUnavailability: async ({ id: entryId, query: { date: day } }, caller) => {
      const context = commandContext(caller);
      const after = accepted(
        await (day
          ? commands.freeUnavailableDay({ entryId, day }, context)
          : commands.removeUnavailability({ entryId }, context)),
      );
      await shown(queries.unavailability({ entryId }, queryContext(caller, after)));
    },
  };
};
