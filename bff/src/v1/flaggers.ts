import type { flaggerCalls } from '@lendring/contracts/http/flaggers.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';
import { accepted } from '../errors/api-error.js';
import { commandContext, queryContext, type Handlers } from '../caller/handlers.js';
import { peopleOf } from '../shapes/people.js';

export const flaggerHandlers = (doors: Doors): Handlers<keyof typeof flaggerCalls> => {
  const { commands, queries } = doors.moderation;
  return {
    flaggers: async (_, caller) => {
      const found = await queries.flaggers({}, queryContext(caller));
      const people = await peopleOf(
        doors,
        caller,
        found.map(({ userId }) => userId),
      );
      return {
        flaggers: found.map(({ userId, organisation, awardedBy, email, since, reason, reports, declined }) => ({
          userId,
          nickname: people.get(userId)?.nickname ?? null,
          organisation,
          awardedBy,
          email,
          since,
          reason,
          reports,
          declined,
        })),
      };
    },
    appointFlagger: async ({ id: userId, body: { awardedBy, ...body } }, caller) => {
      accepted(await commands.appointFlagger({ userId, awardedBy, ...body }, commandContext(caller)));
    },
    removeFlagger: async ({ id: userId, body: { reason } }, caller) => {
      accepted(await commands.removeFlagger({ userId, reason }, commandContext(caller)));
    },
  };
};
