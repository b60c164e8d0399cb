import type { ExceptionPlace, OwnException, OwnOpeningDays } from '@lendring/contracts/account/opening-days.js';
import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { ExceptionBody, HolidaysShape, OpeningDaysShape } from '@lendring/contracts/http/opening-days.js';
import type { Locale, Position } from '@lendring/contracts/kernel/ids.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import { regionIn } from '@lendring/contracts/reference/regions.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type * as z from 'zod';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { accepted, ApiError } from '../errors/api-error.js';
import { exceptionsIn } from '../shapes/opening.js';

const shapeOf = ({ exceptions, ...days }: OwnOpeningDays, locale: Locale): Camel<OpeningDaysShape> => ({
  ...days,
  exceptions: exceptionsIn(exceptions, locale).map(({ from, to, spans, yearly = null, ...exception }) => ({
    ...exception,
    yearly,
    dateFrom: from,
    dateTo: to,
    hours: spans,
  })),
});

const exceptionOf = (
  exceptionId: string,
  { dateFrom: from, dateTo: to, hours: spans, places, label, yearly }: Camel<z.output<typeof ExceptionBody>>,
): OwnException => ({ exceptionId, from, to, spans, places, label, ...(yearly && { yearly }) });

export const openingDaysHandlers = (
  apis: ServiceApis,
): Handlers<
  'openingDays' | 'addOpeningException' | 'changeOpeningException' | 'publicHolidays' | 'closeOnHolidays'
> => {
  const { commands, queries } = apis.account;
  const read = async (caller: Caller, after?: Position) =>
    shapeOf(await queries.openingDays({}, queryContext(caller, after)), caller.locale);
  const holidaysAt = async (caller: Caller, wanted: readonly ExceptionPlace[]): Promise<Camel<HolidaysShape>> => {
    const context = queryContext(caller);
    const [profile, places] = await Promise.all([queries.profile({}, context), queries.places({}, context)]);
    const found = await Promise.all(
      wanted.map(async (place) => {
        const other = places.find(({ placeId }) => placeId === place);
        if (place !== 'all' && place !== 'main' && !other) throw new ApiError('place_unknown');
        const address = other?.address ?? profile?.address;
        if (!address) return { place, region: null, holidays: [] };
        const { cityId, country } = address;
        const town = await apis.place.queries.city({ cityId, locale: caller.locale }, context);
        const region = town?.region ?? null;
        const from = dayIn(caller.at, timeZones[country]);
        return { place, region, holidays: await queries.publicHolidays({ country, region, from }, context) };
      }),
    );
    const regions = new Set(found.map(({ region }) => region));
    const [region = null] = regions;
    const all = found.flatMap(({ place, holidays }) => holidays.map(({ day, name }) => ({ day, name, place })));
    return {
      region: regions.size === 1 ? regionIn(region, caller.locale) : null,
      holidays: [...Map.groupBy(all, ({ day, name }) => `${day} ${name.de}`).values()]
        .flatMap((same) =>
          same
            .slice(0, 1)
            .map(({ day, name }) => ({
              day,
              name: inLanguage(name, caller.locale),
              places: same.map(({ place }) => place),
            })),
        )
        .toSorted((a, b) => a.day.localeCompare(b.day)),
    };
  };
  return {
    publicHolidays: ({ query }, caller) => holidaysAt(caller, query.places),
    closeOnHolidays: async ({ body: { places: wanted, days } }, caller) => {
      const { holidays } = await holidaysAt(caller, wanted);
      const exceptions = days.map((day, index) => {
        const here = holidays.filter((one) => one.day === day);
        const [holiday] = here;
        if (!holiday) throw new ApiError('invalid_input', {}, [{ path: `days.${index}`, code: 'not_a_holiday' }]);
        const exceptionId = derivedId(caller.commandId, `holiday ${day}`);
        const places = [...new Set(here.flatMap((one) => one.places))];
        return { exceptionId, from: day, to: day, spans: [], places, label: holiday.name };
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
