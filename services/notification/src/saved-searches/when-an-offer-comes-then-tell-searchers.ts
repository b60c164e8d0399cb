import { pagesOf } from '@lendring/platform/read-models/pages-of.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import { OfferIntegrationEvent } from '@lendring/contracts/offer/integration.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Categories } from '@lendring/contracts/reference/category-tree.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import { settled } from '@lendring/platform/runtime/followers/settled.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { addNotice } from '../inbox/decide.js';
import { inboxAggregate } from '../inbox/inbox.aggregate.js';
import type { FindersOf } from '../ports.js';
import type { SavedSearchDocument } from './projection.js';
import { isNews } from './decide.js';
import { mayConcern } from './may-concern.js';
import { searchesAggregate } from './searches.aggregate.js';
import type { Turns } from '../inbox/tell-people.js';

const PAGE = 500;
const MOST = 100;

/** Users told at once, so that their appends share flushes to disk; more would delay the commands of other users. */
const TOLD_AT_ONCE = 10;

type Deps = Readonly<{
  commands: CommandHandler;
  searches: Pick<View<SavedSearchDocument>, 'find'>;
  caughtUp: () => Promise<void>;
  findersOf: FindersOf;
  categories: Categories;
  inTurn: Turns;
}>;

type Hit = Readonly<{ userId: string; searchId: string }>;

/**
 * Notifies users whose saved searches find a published offer, once per search. Public facts rule out most searches; the
 * offer service checks the rest.
 */
export const whenAnOfferComesThenTellSearchers = ({
  commands,
  searches,
  caughtUp,
  findersOf,
  categories,
  inTurn,
}: Deps): Reaction => {
  const tell = async (hits: readonly Hit[], offerId: string, at: string, call: CommandCall) => {
    const tellOne = async ([userId, own]: readonly [string, readonly Hit[]]): Promise<void> => {
      const which = own.map(({ searchId }) => searchId).join(' ');
      const mine: CommandCall = { ...call, commandId: derivedId(call.commandId, `${userId} ${which}`) };
      const answer = await inTurn([userId], () =>
        commands.execute(mine, async (unit) => {
          const { state: saved } = await unit.load(searchesAggregate, userId);
          for (const { searchId } of own) {
            const search = saved.find((one) => one.searchId === searchId);
            if (!search || !isNews(search, offerId, at)) continue;
            const { state: inbox } = await unit.load(inboxAggregate, userId);
            const notificationId = derivedId(mine.commandId, `finds ${searchId}`);
            unit.append(searchesAggregate, userId, [
              { type: 'SearchMatched', data: { userId, searchId, offerIds: [offerId], at } },
            ]);
            unit.append(
              inboxAggregate,
              userId,
              addNotice(
                inbox,
                { userId, kind: 'saved_search', about: searchId, at, count: 1 },
                { notificationId, now: call.at },
              ),
            );
          }
          return decided(undefined);
        }),
      );
      settled(answer);
    };
    const users = [...Map.groupBy(hits, (hit) => hit.userId)];
    for (let from = 0; from < users.length; from += TOLD_AT_ONCE)
      await Promise.all(users.slice(from, from + TOLD_AT_ONCE).map(tellOne));
  };

  return {
    name: 'when-an-offer-comes-then-tell-searchers',
    topics: ['offer'],
    types: ['offer.published'],
    react: async ({ type, subject, data, time, sequence }, call) => {
      const offer = OfferIntegrationEvent.parse({ type, subject, data });
      if (offer.type !== 'offer.published') return;
      await caughtUp();
      for await (const page of pagesOf(searches, 'searchId', (after) => ({ on: true, ...after }), PAGE)) {
        const asked = page.filter(
          ({ userId, question, since }) =>
            userId !== offer.data.ownerId && since < time && mayConcern(question, offer.data, time, categories.tree()),
        );
        for (let from = 0; from < asked.length; from += MOST) {
          const some = asked.slice(from, from + MOST);
          const found = await findersOf(
            subject,
            some.map(({ question }) => question),
            sequence,
          );
          await tell(
            found.flatMap((place) => some[place] ?? []),
            subject,
            time,
            call,
          );
        }
      }
    },
  };
};
