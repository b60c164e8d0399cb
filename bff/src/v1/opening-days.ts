import type { ExceptionPlace, OwnException, OwnOpeningDays } from '@lendring/contracts/account/opening-days.js';
import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { ExceptionBody, OpeningDaysShape } from '@lendring/contracts/http/opening-days.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type * as z from 'zod';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { accepted, ApiError } from '../errors/api-error.js';

const shapeOf = ({ exceptions, ...days }: OwnOpeningDays): Camel<OpeningDaysShape> => ({
  ...days,
  exceptions: exceptions.map(({ from, to, spans, yearly = null, ...exception }) => ({
    ...exception,
    yearly,
    dateFrom: from,
    dateTo: to,
    hours: spans,
  })),
});

const exceptionOf = (
  exceptionId: string,
  { dateFrom: from, dateTo: to, hours: spans, place, label, yearly }: Camel<z.output<typeof ExceptionBody>>,
): OwnException => ({ exceptionId, from, to, spans, place, label, ...(yearly && { yearly }) });

export const openingDaysHandlers = (
  apis: ServiceApis,
): Handlers<
  'openingDays' | 'addOpeningException' | 'changeOpeningException' | 'publicHolidays' | 'closeOnHolidays'
> => {
  const { commands, queries } = apis.account;
  const read = async (caller: Caller, after?: Position) =>
    shapeOf(await queries.openingDays({}, queryContext(caller, after)));
  const holidaysAt = async (caller: Caller, place: ExceptionPlace) => {
    const context = queryContext(caller);
    const [profile, places] = await Promise.all([queries.profile({}, context), queries.places({}, context)]);
    const other = places.find(({ placeId }) => placeId === place);
    if (place !== 'all' && place !== 'main' && !other) throw new ApiError('place_unknown');
    const address = other?.address ?? profile?.address;
    if (!address) return { region: null, holidays: [] };
    const { cityId, country } = address;
    const town = await apis.place.queries.city({ cityId, locale: caller.locale }, context);
    const region = town?.region ?? null;
    const from = dayIn(caller.at, timeZones[country]);
    const holidays = await queries.publicHolidays({ country, region, from }, context);
    return { region, holidays: holidays.map(({ day, name }) => ({ day, name: inLanguage(name, caller.locale) })) };
  };
  return {
    publicHolidays: ({ query }, caller) => holidaysAt(caller, query.place),
    closeOnHolidays: async ({ body: { place, days } }, caller) => {
      const { holidays } = await holidaysAt(caller, place);
      const exceptions = days.map((day, index) => {
        const holiday = holidays.find((one) => one.day === day);
        if (!holiday) throw new ApiError('invalid_input', {}, [{ path: `days.${index}`, code: 'not_a_holiday' }]);
        const exceptionId = derivedId(caller.commandId, `holiday ${day}`);
        return { exceptionId, from: day, to: day, spans: [], place, label: holiday.name };
      });
      return read(caller, accepted(await commands.addOpeningExceptions({ exceptions }, commandContext(caller))));
    },
    openingDays: (_, caller, after) => read(caller, after),
    addOpeningException: async ({ body }, caller) => {
      const exception = exceptionOf(derivedId(caller.commandId, 'exception'), body);
      return read(
        caller,
        accepted(await commands.addOpeningExceptions({ exceptions: [exception] }, commandContext(caller))),
      );
    },
    changeOpeningException: async ({ id, body }, caller) =>
      read(caller, accepted(await commands.changeOpeningException(exceptionOf(id, body), commandContext(caller)))),
  };
};
