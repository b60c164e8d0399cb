import type { billingDoor } from '@lendring/contracts/billing/queries.js';
import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/door.js';
import { dayIn } from '@lendring/contracts/rules/days.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { adAggregate, adCountAggregate } from '../ad/ad.js';
import { count, end, place } from '../ad/decide.js';
import type { Business } from '../ports.js';

type Deps = Readonly<{ commands: CommandHandler; business: Pick<Business, 'issuer'> }>;

const no = (code: BillingRefusal): CommandAnswer => ({ ok: false, refusal: { code } });

/** Commands about ads: the operator's, and those of whoever shows them. */
export const adCommandHandlers = ({
  commands,
  business: { issuer },
}: Deps): Pick<CommandHandlers<typeof billingDoor>, 'placeAd' | 'endAd' | 'countAds'> => ({
  placeAd: async ({ adId, content, terms }, call) =>
    call.actor.kind === 'system'
      ? commands.on(adAggregate, adId, call, (state) => place(state, { adId, at: call.at }, { content, terms }))
      : no('ad_not_found'),
  endAd: async ({ adId }, call) =>
    call.actor.kind === 'system'
      ? commands.on(adAggregate, adId, call, (state) => end(state, { adId, at: call.at }))
      : no('ad_not_found'),
  countAds: async ({ counts }, call) => {
    if (call.actor.kind !== 'system') return no('ad_not_found');
    const day = dayIn(call.at, issuer.zone);
    return commands.execute(call, async (unit) => {
      for (const one of counts) {
        const { state } = await unit.load(adAggregate, one.adId);
        const counted = count(state, { ...one, day });
        // Loaded for its revision alone.
        await unit.load(adCountAggregate, one.adId);
        unit.append(adCountAggregate, one.adId, counted);
      }
      return decided([]);
    });
  },
});
