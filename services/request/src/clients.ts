import type { QueryContext } from '@lendring/contracts/kernel/door.js';
import type { accountDoor } from '@lendring/contracts/account/queries.js';
import type { groupDoor } from '@lendring/contracts/group/queries.js';
import type { offerDoor } from '@lendring/contracts/offer/queries.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import { isAway } from '@lendring/platform/rpc/door-errors.js';
import type { DoorClient } from '@lendring/platform/runtime/doors/door-client.js';
import type { Clients } from './ports.js';

export type Doors = Readonly<{
  group: Readonly<{ queries: Pick<DoorClient<typeof groupDoor>['queries'], 'leaders'> }>;
  offer: Readonly<{ queries: Pick<DoorClient<typeof offerDoor>['queries'], 'terms' | 'hold'> }>;
  account: Readonly<{
    queries: Pick<DoorClient<typeof accountDoor>['queries'], 'place' | 'autoReply' | 'areApart'>;
    commands: Pick<DoorClient<typeof accountDoor>['commands'], 'confirmErasure'>;
  }>;
}>;

export const clientsOf = ({ group, offer, account }: Doors, clock: Clock): Clients => {
  const context = (): QueryContext => ({ actor: { kind: 'system', name: 'request' }, at: clock.now() });
  return {
    offerTerms: (offerId, askerId) => offer.queries.terms({ offerId, askerId }, context()),
    offerHold: (offerId) => offer.queries.hold({ offerId }, context()),
    completeness: (userId) => account.queries.place({ userId }, context()),
    autoReply: (question) => account.queries.autoReply(question, context()),
    isBlockedPair: async (one, other) => {
      try {
        return await account.queries.areApart({ one, other }, context());
      } catch (error) {
        // Degrades to "not blocked" while the account service is down, so that other users' loans continue (ADR 119).
        if (isAway(error)) return false;
        throw error;
      }
    },
    leadersOf: (groupId) => group.queries.leaders({ groupId }, context()),
    confirmErasure: account.commands.confirmErasure,
  };
};
