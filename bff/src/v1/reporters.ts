import type { reporterCalls } from '@lendring/contracts/http/reporters.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { found } from '../errors/api-error.js';
import { queryContext, type Handlers } from '../caller/handlers.js';
import { peopleOfEach, somebodyIn } from '../shapes/people.js';

export const reporterHandlers = (apis: ServiceApis): Handlers<keyof typeof reporterCalls> => ({
  reporter: async ({ id: reporterId }, caller, after) => {
    const asked = await apis.moderation.queries.reporter({ reporterId }, queryContext(caller, after));
    const view = found(asked, 'reporter_not_found');
    const people = await peopleOfEach(apis, caller, view.history, ({ by }) => by);
    return { ...view, history: view.history.map((one) => ({ ...one, by: somebodyIn(people)(one.by) })) };
  },
});
