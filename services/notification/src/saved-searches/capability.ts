import { decided } from '@lendring/contracts/kernel/decider.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { notificationApi } from '@lendring/contracts/notification/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { forgetAbout } from '../inbox/decide.js';
import { inboxAggregate } from '../inbox/inbox.aggregate.js';
import type { Ports } from '../ports.js';
import { change as changeSearch, remove as removeSearch, save } from './decide.js';
import { savedSearches as savedSearchDocuments } from './projection.js';
import { searchesAggregate } from './searches.aggregate.js';
import { searchesOf } from './searches-of.js';
import { whenAnOfferComesThenTellSearchers } from './when-an-offer-comes-then-tell-searchers.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'read' | 'caughtUp' | 'findersOf' | 'categories' | 'inTurn'>;
type Names = 'saveSearch' | 'changeSearch' | 'removeSearch';

/** Saved searches, matched against each new offer (ADR 60). */
export const savedSearches = (deps: Deps) => {
  const { commands, read, caughtUp, findersOf, categories, inTurn } = deps;
  const own = searchesOf(deps);
  const handlers: Pick<CommandHandlers<typeof notificationApi>, Names> = {
    async saveSearch(wanted, call) {
      const { actor } = call;
      if (actor.kind !== 'user') return { ok: true, position: START };
      return commands.on(searchesAggregate, actor.userId, call, (searches) =>
        save(searches, actor.userId, wanted, call.at),
      );
    },
    async changeSearch(changes, call) {
      const { actor } = call;
      if (actor.kind !== 'user') return { ok: true, position: START };
      return commands.on(searchesAggregate, actor.userId, call, (searches) =>
        changeSearch(searches, actor.userId, changes, call.at),
      );
    },
    async removeSearch({ searchId }, call) {
      const { actor } = call;
      if (actor.kind !== 'user') return { ok: true, position: START };
      const { userId } = actor;
      return commands.execute(call, async (unit) => {
        const { state: searches } = await unit.load(searchesAggregate, userId);
        const { state: inbox } = await unit.load(inboxAggregate, userId);
        unit.append(searchesAggregate, userId, removeSearch(searches, userId, searchId));
        unit.append(inboxAggregate, userId, forgetAbout(inbox, userId, searchId));
        return decided(undefined);
      });
    },
  };
  const queries: Pick<ServiceHandlers<typeof notificationApi>['queries'], 'searches'> = {
    searches: async (_, { actor }) => (actor.kind === 'user' ? own(actor.userId) : []),
  };
  return {
    commands: handlers,
    queries,
    reactions: [
      whenAnOfferComesThenTellSearchers({
        commands,
        searches: read.savedSearches,
        caughtUp: () => caughtUp([savedSearchDocuments]),
        findersOf,
        categories,
        inTurn,
      }),
    ],
  } satisfies Capability;
};
