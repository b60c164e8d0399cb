import type { auditCalls } from '@lendring/contracts/http/audit.js';
import { mayDo } from '@lendring/contracts/kernel/rights.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { queryContext, type Handlers } from '../caller/handlers.js';
import { noteAttempts } from '../audit/note-acts.js';
import { peopleOf, personIn, somebodyIn } from '../shapes/people.js';

export const auditHandlers = (apis: ServiceApis): Handlers<keyof typeof auditCalls> => {
  const noteAttempt = noteAttempts(apis);
  return {
    noteDenied: async ({ body: { right } }, caller) => {
      if (caller.roles.length === 0 || mayDo(caller.roles, right)) return;
      await noteAttempt(`page ${right}`, caller, right === 'admin' ? 'admin_needed' : 'role_needed');
    },
    audit: async ({ query: { sort, before, size, purpose: _, ...filter } }, caller) => {
      const asked = { filter, sort, before: before ?? null, size };
      const { acts, older, codes, actors } = await apis.moderation.queries.acts(asked, queryContext(caller));
      const people = await peopleOf(apis, caller, [...actors, ...acts.flatMap(({ by, about }) => [by, about])]);
      const [person, somebody] = [personIn(people), somebodyIn(people)];
      return {
        acts: acts.map((act) => ({
          ...act,
          about: somebody(act.about),
          by: person(act.by),
          refused: act.refusal !== null,
        })),
        older,
        codes,
        actors: actors.map(person),
      };
    },
  };
};
