import type { flaggerCalls } from '@lendring/contracts/http/flaggers.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { queryContext, type Handlers } from '../caller/handlers.js';
import { peopleOfEach } from '../shapes/people.js';

export const flaggerHandlers = (apis: ServiceApis): Handlers<keyof typeof flaggerCalls> => ({
  flaggers: async (_, caller) => {
    const flaggers = await apis.moderation.queries.flaggers({}, queryContext(caller));
    const people = await peopleOfEach(apis, caller, flaggers, ({ userId }) => userId);
    return { flaggers: flaggers.map((one) => ({ ...one, nickname: people.get(one.userId)?.nickname ?? null })) };
  },
});
