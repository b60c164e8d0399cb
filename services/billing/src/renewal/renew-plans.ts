import { isDeepStrictEqual } from 'node:util';
import { eachOf } from '@lendring/platform/read-models/pages-of.js';
import { HOUR_MS } from '@lendring/contracts/kernel/time.js';
import type { Movement } from '@lendring/contracts/billing/payments.js';
import { decided, isRefused } from '@lendring/contracts/kernel/decider.js';
import { addDays, dayIn, daysBetween } from '@lendring/contracts/kernel/days.js';
import type { Log } from '@lendring/platform/base/log.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy, CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { askFor } from '../payments/request-payment.js';
import { customerVat } from '../payments/customer-vat.js';
import { openRenewal, renewalTry, TRIES } from './open-renewal.js';
import { orderOf } from '../payments/payment-order.js';
import { moveMoney } from '../payments/move-money.js';
import { PATIENCE_MS, paymentAggregate } from '../payments/payment.aggregate.js';
import { positionsOf } from '../plans/bill.js';
import type { Business, CustomerOf } from '../ports.js';
import { ASKED_AHEAD_DAYS } from '../transfers/requested-transfer.js';
import type { PlanDocument } from '../plans/projection.js';
import { endDue, nextTermOf } from './decide.js';
import { subscriptionAggregate, type Subscription } from '../plans/subscription.aggregate.js';

type Deps = Readonly<{
  commands: CommandHandler;
  load: ServiceCore['load'];
  plans: Pick<View<PlanDocument>, 'find'>;
  business: Business;
  customerOf: CustomerOf;
  log: Log;
}>;

const name = 'renew-plans';

const TRANSFER_TRIES = [0 - ASKED_AHEAD_DAYS];

/** Milliseconds during which a payment may be collected: one hour less than its lifetime. */
const COLLECTED_MS = PATIENCE_MS - HOUR_MS;

const triesBy = (day: string, end: string, tries: readonly number[]): number =>
  tries.filter((days) => day >= addDays(end, days)).length;

/**
 * Ends expired plans and collects renewals. The read model selects candidates, the log decides. Ids derive from user,
 * term and attempt, so a killed run resumes without double charges.
 */
export const renewPlans = ({ commands, load, plans, business, customerOf, log }: Deps): ClockPolicy => {
  const { catalogue, issuer, payments } = business;
  const zone = issuer.zone;
  const tries = payments?.way === 'account' ? TRANSFER_TRIES : TRIES;

  const ask = async (userId: string, state: Subscription, at: string): Promise<string | null> => {
    const [next, term] = [nextTermOf(state), state.running?.term];
    // Skip the renewal while an upgrade is pending, because the upgrade is paid instead.
    if (!payments || !next || !term || state.running?.trial || state.pending) return null;
    const attempt = triesBy(dayIn(at, zone), term.to, tries);
    if (attempt === 0) return null;
    const tryOf = (n: number) => renewalTry((id) => load(paymentAggregate, id), { userId, end: term.to, attempt: n });
    // Wait for a pending earlier attempt: a bank may take days, and another attempt would collect twice.
    for (let n = 1; n < attempt; n += 1) if ((await tryOf(n)).payment.status === 'pending') return null;
    const { paymentId } = await tryOf(attempt);
    const customer = await customerOf(userId, at);
    if (!customer) return null;
    const { buyer, locale } = customer;
    const sold = { booked: next.booked, credit: 0, from: null, charged: null, invoice: null };
    const positions = positionsOf(sold, { plans: catalogue.plans, vat: customerVat(issuer, customer), locale });
    const call = systemCommand({ name, commandId: derivedId(paymentId, 'ask'), at });
    const asked = await commands.execute(call, async (unit) => {
      const { state: current } = await unit.load(subscriptionAggregate, userId);
      // Stop if the plan has changed since it was read; the next tick renews the new plan.
      if (current.pending || !isDeepStrictEqual(nextTermOf(current), next)) return decided([]);
      const purpose = { kind: 'renewal', id: userId } as const;
      await askFor(unit, { paymentId, userId, purpose, way: payments.way, at, locale, buyer, positions, issuer });
      return decided([]);
    });
    return asked.ok ? paymentId : null;
  };

  const collect = async (paymentId: string, at: string): Promise<void> => {
    const { asked, status, underway } = await load(paymentAggregate, paymentId);
    if (!payments || !asked || status !== 'pending' || underway) return;
    // Stop before the provider's idempotency key expires after a day, because a later call would collect twice.
    if (Date.parse(at) - Date.parse(asked.at) > COLLECTED_MS) return;
    const order = await orderOf(load, paymentId, asked);
    const movement: Movement | null = order && (await payments.collect(order));
    if (!movement) return;
    const call = systemCommand({ name, commandId: derivedId(paymentId, 'collected'), at });
    await commands.execute(call, async (unit) => {
      await moveMoney(unit, { paymentId, movement, at, issuer });
      return decided([]);
    });
  };

  const end = (userId: string, term: string, at: string) => {
    const call = systemCommand({ name, commandId: derivedId(userId, `end ${term}`), at });
    const act = { userId, at, day: dayIn(at, zone) };
    return commands.execute(call, async (unit) => {
      const { state } = await unit.load(subscriptionAggregate, userId);
      const renewal = state.running?.cancelled ? await openRenewal(unit, userId, state) : null;
      const ended = endDue(state, act, renewal?.payment.underway);
      if (!isRefused(ended)) unit.append(subscriptionAggregate, userId, ended.events);
      return ended;
    });
  };

  return {
    name,
    everyMs: 60_000,
    async tick(now) {
      const day = dayIn(now, zone);
      const isDue = { 'running.term.to': { $lte: addDays(day, 0 - Math.min(...tries)) } };
      for await (const { userId, running } of eachOf(plans, 'userId', (after) => ({ ...isDue, ...after }))) {
        if (!running) continue;
        try {
          if (running.term.to <= day) await end(userId, `${running.term.to} ${daysBetween(running.term.to, day)}`, now);
          const paymentId = await ask(userId, await load(subscriptionAggregate, userId), now);
          if (paymentId) await collect(paymentId, now);
        } catch (error) {
          // A failure must not block other renewals; the next tick retries it.
          log.error({ error, userId }, 'Plan could not be renewed');
        }
      }
    },
  };
};
