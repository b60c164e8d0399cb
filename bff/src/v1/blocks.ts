import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { BlockedShape } from '@lendring/contracts/http/blocks.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { peopleOfEach } from '../shapes/people.js';

export const blockHandlers = (apis: ServiceApis): Handlers<'blocked' | 'blockPerson'> => {
  const { commands, queries } = apis.account;

  const read = async (caller: Caller, after?: Position): Promise<Camel<BlockedShape>> => {
    const blocked = await queries.blocked({}, queryContext(caller, after));
    const people = await peopleOfEach(apis, caller, blocked, ({ personId }) => personId);
    return {
      people: blocked.flatMap(({ personId, at }) => {
        const user = people.get(personId);
        return user && !user.former ? [{ user, at }] : [];
      }),
    };
  };

  return {
    blocked: (_, caller) => read(caller),
    blockPerson: async ({ body: { userId: personId } }, caller) => {
      const person = await queries.publicProfile({ userId: personId }, queryContext(caller));
      found(person && !person.former ? person : null, 'user_not_found');
      return read(caller, accepted(await commands.blockPerson({ personId }, commandContext(caller))));
    },
  };
};
