import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { OfferSearchShape } from '@lendring/contracts/http/offer.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { queryContext, type Caller } from '../caller/handlers.js';
import { withTown } from '../shapes/towns.js';
import { userCard } from '../shapes/user.js';

const SHOWN = 3;

/** Lenders with a name like `text` who have offers that the caller may see. */
export const lendersNamed = async (
  apis: ServiceApis,
  caller: Caller,
  text: string,
): Promise<Camel<OfferSearchShape>['lenders']> => {
  const named = await apis.account.queries.lenders({ text }, queryContext(caller));
  if (named.length === 0) return [];
  const totals = await Promise.all(
    named.map(async ({ userId }) => {
      const question = {
        ownerId: userId,
        includeCommercialOnly: true,
        sort: 'newest',
        paging: { page: 1, size: 1 },
      } as const;
      const { total } = await apis.offer.queries.search(question, queryContext(caller));
      return total;
    }),
  );
  const offering = named
    .map((lender, index) => ({ lender, offers: totals[index] ?? 0 }))
    .filter(({ offers }) => offers > 0)
    .slice(0, SHOWN);
  const cards = await withTown(
    apis,
    caller,
    offering.map(({ lender }) => lender),
  );
  return cards.map((card, index) => ({
    userId: card.userId,
    user: userCard(card, caller.locale),
    offers: offering[index]?.offers ?? 0,
  }));
};
