import type { billingApi } from '@lendring/contracts/billing/queries.js';
import type { BillingRefusal } from '@lendring/contracts/billing/refusals.js';
import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import { refuse } from '@lendring/contracts/kernel/service-api.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { invoiceAggregate, numberOf } from '../invoices/invoice.aggregate.js';
import { askFor, isAsShown } from '../payments/request-payment.js';
import { billable } from '../payments/billable.js';
import { customerVat } from '../payments/customer-vat.js';
import { invoiceOf } from '../payments/move-money.js';
import { dropRenewal, openRenewal } from '../renewal/open-renewal.js';
import { isKept, paymentAggregate, vatChargedBy } from '../payments/payment.aggregate.js';
import { isCreditApart, positionsOf } from './bill.js';
import { bookedOf, runningAs, sellsTo } from './catalogue.js';
import type { Ports } from '../ports.js';
import { book, tryOut, type Act } from './decide.js';
import { subscriptionAggregate } from './subscription.aggregate.js';

type Names = 'bookPlan' | 'tryPlan';

export const planCommandHandlers = ({
  commands,
  load,
  business,
  customerOf,
}: Pick<Ports, 'commands' | 'load' | 'business' | 'customerOf'>): Pick<CommandHandlers<typeof billingApi>, Names> => {
  const { catalogue, issuer, payments } = business;
  const actOf = ({ actor, at }: CommandCall): Act | null =>
    actor.kind === 'user' ? { userId: actor.userId, at, day: dayIn(at, issuer.zone) } : null;

  return {
    async bookPlan({ planId, interval, net, gross, paymentId }, call) {
      const act = actOf(call);
      if (!act) return refuse<BillingRefusal>('plan_not_found');
      // Rebooking the running plan cancels a scheduled change and keeps the original terms, whatever the plan costs
      // now.
      const kept = runningAs((await load(subscriptionAggregate, act.userId)).running, { planId, interval });
      const plan = sellsTo(catalogue, planId);
      const booked = kept ?? (plan && bookedOf(plan, interval));
      if (!booked) return refuse<BillingRefusal>('plan_not_found');
      if (!payments) return refuse<BillingRefusal>('payments_off');
      if (booked.net !== net) return refuse<BillingRefusal>('plan_price_changed');
      const { userId, at } = act;
      const customer = billable(await customerOf(userId, at));
      if (typeof customer === 'string') return refuse<BillingRefusal>(customer);
      if (!kept && plan?.audience === 'commercial' && !customer.commercial)
        return refuse<BillingRefusal>('plan_for_companies');
      const { buyer, locale } = customer;
      return commands.execute(call, async (unit: Unit) => {
        const { state } = await unit.load(subscriptionAggregate, userId);
        const paidBy = state.running?.paymentId;
        const paid = paidBy ? (await unit.load(paymentAggregate, paidBy)).state : paymentAggregate.initialState;
        const isPaid = isKept(paid);
        const [vat, charged] = [customerVat(issuer, customer), vatChargedBy(paid)];
        const isApart = isCreditApart(vat, charged);
        const decision = book(state, act, { booked, paymentId, isPaid, isCreditApart: isApart });
        if (isRefused(decision)) return decision;
        unit.append(subscriptionAggregate, userId, decision.events);
        const [event] = decision.events;
        // Cancel the open renewal payment, because it is for the previous plan.
        if (event) await dropRenewal(unit, await openRenewal(unit, userId, state), { at, issuer });
        if (!event) return decision;
        if (event.type !== 'PlanBooked') return gross ? refused('plan_price_changed') : decision;
        const sold = {
          booked,
          credit: event.data.credit,
          from: state.running?.booked ?? null,
          charged,
          invoice: paidBy ? numberOf((await unit.load(invoiceAggregate, invoiceOf(paidBy))).state) : null,
        };
        const positions = positionsOf(sold, { plans: catalogue.plans, vat, locale });
        if (!isAsShown(positions, gross)) return refused('plan_price_changed');
        const purpose = { kind: 'plan', id: userId } as const;
        await askFor(unit, { paymentId, userId, purpose, way: payments.way, at, locale, buyer, positions, issuer });
        return decision;
      });
    },

    async tryPlan({ planId, interval }, call) {
      const plan = sellsTo(catalogue, planId);
      const act = actOf(call);
      if (!plan || !act) return refuse<BillingRefusal>('plan_not_found');
      if (plan.audience === 'commercial' && !(await customerOf(act.userId, act.at))?.commercial)
        return refuse<BillingRefusal>('plan_for_companies');
      const tried = { booked: bookedOf(plan, interval), days: plan.trialDays };
      return commands.on(subscriptionAggregate, act.userId, call, (state) => tryOut(state, act, tried));
    },
  };
};
