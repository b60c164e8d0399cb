import { callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { changing, type OnOffer } from '../offer/change.js';
import type { Asked, OfferDecision } from '../offer/decide.js';
import type { Owner } from '../offer/decide-publishable.js';
import { offerAggregate, type OfferState } from '../offer/offer.aggregate.js';
import type { Ports } from '../ports.js';
import { activate, deactivate, publish, remove } from './decide.js';
import { onlineAggregate } from './online.aggregate.js';
import { hasRoom } from './plan-limit.js';
import { whenATraderIsOverdueThenPause } from './when-a-trader-is-overdue-then-pause.js';

type Deps = Pick<Ports, 'commands' | 'offers' | 'ownerPlace' | 'included' | 'caughtUp'>;
type Names = 'publish' | 'activate' | 'deactivate' | 'delete';
type Decide = (state: OfferState, asked: Asked, owner: Owner) => OfferDecision;

/**
 * Publishes, pauses and deletes offers, with the requirements for publication (spec §5), the plan's limit and the
 * deadline of traders.
 */
export const publishing = ({ commands, offers, ownerPlace, included, caughtUp }: Deps) => {
  const change = changing({ commands });
  /** Check ownership first, so that a stranger's command causes no call to the account service. */
  const withOwner =
    (decide: Decide) =>
    async (state: OfferState, asked: Asked): Promise<OfferDecision> =>
      decide(
        state,
        asked,
        asked.userId !== null && asked.userId === state.ownerId
          ? await ownerPlace.of(asked.userId, state.placeId)
          : null,
      );

  /**
   * Checks the plan's limit when another offer goes online. Offers that are already online stay, even after a
   * downgrade.
   */
  const bringOnline = (call: CommandCall, { offerId }: OnOffer, decide: Decide) =>
    commands.execute(call, async (unit) => {
      const { state } = await unit.load(offerAggregate, offerId);
      const userId = callerIdOf(call);
      const decision = await withOwner(decide)(state, { offerId, userId });
      if (isRefused(decision) || decision.events.length === 0) return decision;
      const max = userId === null ? null : await included.of(userId, 'offers');
      if (userId !== null && max !== null) {
        const { state: online } = await unit.load(onlineAggregate, userId);
        const isRoom = await hasRoom(online, { ownerId: userId, max }, { offers, caughtUp });
        if (!isRoom) return refused('offers_full', { max });
        unit.append(onlineAggregate, userId, [{ type: 'OfferBroughtOnline', data: { offerId, ownerId: userId } }]);
      }
      unit.append(offerAggregate, offerId, decision.events);
      return decision;
    });

  const handlers: Pick<CommandHandlers<typeof offerApi>, Names> = {
    publish: ({ terms, ...data }, call) =>
      bringOnline(call, data, (state, asked, owner) => publish(state, asked, owner, terms)),
    activate: (data, call) => bringOnline(call, data, activate),
    deactivate: (data, call) => change(call, data, deactivate),
    delete: (data, call) => change(call, data, remove),
  };
  return {
    commands: handlers,
    reactions: [whenATraderIsOverdueThenPause({ commands, offers, ownerPlace, caughtUp })],
  } satisfies Capability;
};
