import type { Position } from '@lendring/contracts/kernel/ids.js';
import { accepted } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import type { Doors } from '@lendring/platform/runtime/doors/doors.js';

export const favouriteHandlers = ({
  account: { commands, queries },
}: Doors): Handlers<'favourites' | 'keepOffers' | 'dropOffer'> => {
  const read = async (caller: Caller, after?: Position) => ({
    offerIds: await queries.favourites({}, queryContext(caller, after)),
  });
  return {
    favourites: (_, caller) => read(caller),
    keepOffers: async ({ body }, caller) =>
      read(caller, accepted(await commands.keepOffers({ offerIds: body.offerIds }, commandContext(caller)))),
    dropOffer: async ({ id }, caller) => {
      await read(caller, accepted(await commands.dropOffer({ offerId: id }, commandContext(caller))));
    },
  };
};
