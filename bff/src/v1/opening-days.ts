import type { OwnOpeningDays } from '@lendring/contracts/account/opening-days.js';
import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { OpeningDaysShape } from '@lendring/contracts/http/opening-days.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { accepted } from '../errors/api-error.js';

const shapeOf = ({ exceptions, ...days }: OwnOpeningDays): Camel<OpeningDaysShape> => ({
  ...days,
  exceptions: exceptions.map(({ from, to, spans, ...exception }) => ({
    ...exception,
    dateFrom: from,
    dateTo: to,
    hours: spans,
  })),
});

export const openingDaysHandlers = (apis: ServiceApis): Handlers<'openingDays' | 'addOpeningException'> => {
  const { commands, queries } = apis.account;
  const read = async (caller: Caller, after?: Position) =>
    shapeOf(await queries.openingDays({}, queryContext(caller, after)));
  return {
    openingDays: (_, caller, after) => read(caller, after),
    addOpeningException: async ({ body }, caller) => {
      const { dateFrom: from, dateTo: to, hours: spans, place, label } = body;
      const exception = { exceptionId: derivedId(caller.commandId, 'exception'), from, to, spans, place, label };
      return read(
        caller,
        accepted(await commands.addOpeningExceptions({ exceptions: [exception] }, commandContext(caller))),
      );
    },
  };
};
