import { type CommandAnswer, refuse } from '@lendring/contracts/kernel/service-api.js';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { OfferRefusal } from '@lendring/contracts/offer/refusals.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import { beginBulk, bulkAggregate, endBulk } from './bulk.aggregate.js';

/** Audit entries of changes of many own offers, which are commands of their own. */
export const bulk = ({ commands }: Pick<Ports, 'commands'>) => {
  const own = (call: CommandCall, change: (ownerId: string) => Promise<CommandAnswer>): Promise<CommandAnswer> =>
    call.actor.kind === 'user' ? change(call.actor.userId) : Promise.resolve(refuse<OfferRefusal>('offer_not_found'));
  const handlers: Pick<CommandHandlers<typeof offerApi>, 'beginBulk' | 'endBulk'> = {
    beginBulk: (begun, call) =>
      own(call, (ownerId) =>
        commands.on(bulkAggregate, begun.bulkId, call, (state) => beginBulk(state, { ownerId, ...begun })),
      ),
    endBulk: (ended, call) =>
      own(call, (ownerId) =>
        commands.on(bulkAggregate, ended.bulkId, call, (state) => endBulk(state, { ownerId, ...ended })),
      ),
  };
  return { commands: handlers } satisfies Capability;
};
