import type { billingApi } from '@lendring/contracts/billing/queries.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { subscriptionAggregate } from '../plans/subscription.aggregate.js';
import type { Ports } from '../ports.js';
import { cancelByInvoice } from './cancel-by-invoice.js';
import { cancelPlan } from './cancel-plan.js';
import { resume } from './decide.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'invoices' | 'business' | 'slowed'>;
type Names = 'cancelPlan' | 'resumePlan' | 'cancelByInvoice';

const notBooked: CommandAnswer = { ok: false, refusal: { code: 'plan_not_booked' } };

/** Cancellation of a plan, signed in or with an invoice as proof (§ 312k BGB), and its revocation. */
export const cancellation = (deps: Deps) => {
  const {
    commands,
    business: { issuer },
  } = deps;
  const handlers: Pick<CommandHandlers<typeof billingApi>, Names> = {
    cancelPlan: async ({ reason }, call) => {
      const { actor, at } = call;
      if (actor.kind !== 'user') return notBooked;
      const act = { userId: actor.userId, at, day: dayIn(at, issuer.zone) };
      return commands.execute(call, (unit) => cancelPlan(unit, act, { reason, issuer }));
    },
    resumePlan: async (_, call) => {
      const { actor, at } = call;
      if (actor.kind !== 'user') return notBooked;
      const act = { userId: actor.userId, at, day: dayIn(at, issuer.zone) };
      return commands.on(subscriptionAggregate, act.userId, call, (state) => resume(state, act));
    },
    cancelByInvoice: cancelByInvoice(deps),
  };
  return { commands: handlers } satisfies Capability;
};
