import type { CommandAnswer } from '@lendring/contracts/kernel/door.js';
import { AccountIntegrationEvent } from '@lendring/contracts/account/integration.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { pauseFor } from '../offer/decide.js';
import { offerAggregate } from '../offer/offer.js';
import type { OwnerPlace } from '../owner-place.port.js';
import type { OfferDocument } from '../projections/offer-document.js';

type Deps = Readonly<{
  commands: CommandHandler;
  offers: Pick<View<OfferDocument>, 'find'>;
  ownerPlace: OwnerPlace;
  caughtUp: () => Promise<void>;
}>;

const PAGE = 100;

/**
 * Pauses what somebody has online who became commercial and did not say in time who they are (DSA art. 30, ADR 110);
 * they put it online again themselves, which asks for it. Whoever said it meanwhile, or is private again, keeps all.
 */
export const whenATraderIsOverdueThenPause = ({ commands, offers, ownerPlace, caughtUp }: Deps): Reaction => ({
  name: 'when-a-trader-is-overdue-then-pause',
  topics: ['account'],
  types: ['account.trader_overdue'],
  react: async ({ type, subject, data }, call): Promise<CommandAnswer | undefined> => {
    const ownerId = AccountIntegrationEvent.parse({ type, subject, data }).subject;
    // What was published a moment ago must be among those found.
    await caughtUp();
    for (let last = ''; ;) {
      const page = await offers.find({
        filter: { ownerId, beneath: 'active', offerId: { $gt: last } },
        sort: [['offerId', 1]],
        limit: PAGE,
      });
      for (const { offerId } of page) {
        const own = { ...call, commandId: derivedId(call.commandId, offerId), asks: { overdue: offerId } };
        const answer = await commands.on(offerAggregate, offerId, own, async (state) =>
          pauseFor(state, offerId, await ownerPlace.of(ownerId, null)),
        );
        if (!answer.ok) return answer;
        last = offerId;
      }
      if (page.length < PAGE) return { ok: true, position: START };
    }
  },
});
