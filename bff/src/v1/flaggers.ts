import type { flaggerCalls } from '@lendring/contracts/http/flaggers.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { queryContext, type Handlers } from '../caller/handlers.js';
import { peopleOfEach } from '../shapes/people.js';

export const flaggerHandlers = (doors: Doors): Handlers<keyof typeof flaggerCalls> => ({
  flaggers: async (_, caller) => {
    const flaggers = await doors.moderation.queries.flaggers({}, queryContext(caller));
    const people = await peopleOfEach(doors, caller, flaggers, ({ userId }) => userId);
    return { flaggers: flaggers.map((one) => ({ ...one, nickname: people.get(one.userId)?.nickname ?? null })) };
  },
});
