import { randomUUID } from 'node:crypto';
import { mostOwnAds } from '@lendring/contracts/billing/own-ads.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { adAggregate } from '../ads/ad.aggregate.js';
import { moveMoney } from '../payments/move-money.js';
import { payerAggregate } from '../payments/payer.aggregate.js';
import type { Business } from '../ports.js';
import type { PaymentDocument } from '../payments/projection.js';
import type { OwnAdDocument } from '../own-ads/projection.js';
import { subscriptionAggregate } from '../plans/subscription.aggregate.js';
import { endErased, eraseAd } from './decide.js';

type Deps = Readonly<{
  commands: CommandHandler;
  payments: Pick<View<PaymentDocument>, 'find'>;
  ownAds: Pick<View<OwnAdDocument>, 'find'>;
  caughtUp: () => Promise<void>;
  load: ServiceCore['load'];
  business: Pick<Business, 'issuer' | 'payments'>;
}>;

const PAGE = 100;

/**
 * Ends the paid services of a deleted account and has the provider delete the payment method. Buyer data of open
 * payments is destroyed with the user's key; invoices have separate keys for the legal retention period (ADR 81).
 */
export const eraseBilling =
  ({ commands, load, payments, ownAds, caughtUp, business: { issuer, payments: way } }: Deps) =>
  async (userId: UserId, call: CommandCall): Promise<CommandAnswer | null> => {
    const own = (): CommandCall => ({ ...call, commandId: randomUUID() });
    await caughtUp();
    const open = await payments.find({ filter: { userId, status: 'pending' }, limit: PAGE });
    for (const { paymentId } of open) {
      const given = await commands.execute(own(), async (unit) => {
        const movement = { kind: 'failed', reason: 'abandoned' } as const;
        await moveMoney(unit, { paymentId, movement, at: call.at, issuer });
        return decided([]);
      });
      if (!given.ok) return given;
    }
    const ads = await ownAds.find({ filter: { userId, stage: { $ne: 'dropped' }, ended: false }, limit: mostOwnAds });
    for (const { adId } of ads) {
      const erased = await commands.on(adAggregate, adId, own(), (state) => eraseAd(state, { adId, at: call.at }));
      if (!erased.ok) return erased;
    }
    const { payer } = await load(payerAggregate, userId);
    if (payer !== null) {
      await way?.provider?.forget(payer);
      const forgotten = await commands.on(payerAggregate, userId, own(), () =>
        decided([{ type: 'PayerKnown' as const, data: { userId, payer: null } }]),
      );
      if (!forgotten.ok) return forgotten;
    }
    return commands.on(subscriptionAggregate, userId, own(), (state) => endErased(state, { userId, at: call.at }));
  };
