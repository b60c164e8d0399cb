import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import { type CommandAnswer, refuse } from '@lendring/contracts/kernel/service-api.js';
import { bulkLimits } from '@lendring/contracts/offer/bulk-limits.js';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { OfferRefusal } from '@lendring/contracts/offer/refusals.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { offerAggregate } from '../offer/offer.aggregate.js';
import type { Ports } from '../ports.js';
import { beginBulk, bulkAggregate, bulksAggregate, endBulk, openBulk } from './bulk.aggregate.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'offers' | 'caughtUp'>;
type Handlers = Pick<CommandHandlers<typeof offerApi>, 'beginBulk' | 'endBulk'>;

/** Audit entries of changes of many own offers, which are commands of their own. */
export const bulk = ({ commands, load, offers, caughtUp }: Deps) => {
  const own = (call: CommandCall, change: (ownerId: string) => Promise<CommandAnswer>): Promise<CommandAnswer> =>
    call.actor.kind === 'user' ? change(call.actor.userId) : Promise.resolve(refuse<OfferRefusal>('offer_not_found'));

  /** Reason why the act cannot be one of the owner's offers; offers deleted since then count as own ones. */
  const foreign = async (
    ownerId: string,
    { kind, total, offerIds }: Parameters<Handlers['beginBulk']>[0],
  ): Promise<OfferRefusal | null> => {
    for (const offerId of offerIds)
      if ((await load(offerAggregate, offerId)).ownerId !== ownerId) return 'offer_not_found';
    if (new Set(offerIds).size !== Math.min(total, bulkLimits.ids)) return 'bulk_counts';
    // An undo may concern offers that were deleted since then, which the read model no longer counts.
    if (total <= bulkLimits.ids || kind === 'undo') return null;
    await caughtUp();
    return total > (await offers.count({ ownerId })) ? 'bulk_counts' : null;
  };

  const handlers: Handlers = {
    beginBulk: (begun, call) =>
      own(call, async (ownerId) => {
        const { bulkId } = begun;
        const wrong = await foreign(ownerId, begun);
        return commands.execute(call, async (unit) => {
          const { state } = await unit.load(bulkAggregate, bulkId);
          const decision = beginBulk(state, { ownerId, ...begun });
          if (isRefused(decision) || decision.events.length === 0) return decision;
          if (wrong) return refused(wrong, { max: begun.total });
          const { state: times } = await unit.load(bulksAggregate, ownerId);
          const opened = openBulk(times, { ownerId, bulkId, at: call.at });
          if (isRefused(opened)) return opened;
          unit.append(bulkAggregate, bulkId, decision.events);
          unit.append(bulksAggregate, ownerId, opened.events);
          return decision;
        });
      }),
    endBulk: (ended, call) =>
      own(call, (ownerId) =>
        commands.on(bulkAggregate, ended.bulkId, call, (state) => endBulk(state, { ownerId, ...ended })),
      ),
  };
  return { commands: handlers } satisfies Capability;
};
