import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Handlers } from '../caller/handlers.js';

export const preferenceHandlers = ({ notification: { commands, queries } }: ServiceApis): Handlers<'unsubscribe'> => ({
  unsubscribe: async ({ body: { token } }, caller) => {
    accepted(await commands.unsubscribe({ token }, commandContext(caller)));
    return found(await queries.unsubscribing({ token }, queryContext(caller)), 'unsubscribe_link_unknown');
  },
});
