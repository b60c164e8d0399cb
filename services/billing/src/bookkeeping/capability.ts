import type { billingApi } from '@lendring/contracts/billing/queries.js';
import { refused } from '@lendring/contracts/kernel/decider.js';
import { hasRight } from '@lendring/contracts/kernel/service-api.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { invoiceAggregate } from '../invoices/invoice.aggregate.js';
import type { Ports } from '../ports.js';
import { cancelInvoice } from './cancel-invoice.js';
import { invoiceBookQueryHandlers } from './queries.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'invoices' | 'business' | 'inTurn'>;

export const bookkeeping = (deps: Deps) => {
  const {
    commands,
    business: { issuer },
    inTurn,
  } = deps;
  const handlers: Pick<CommandHandlers<typeof billingApi>, 'takeInvoiceBack'> = {
    takeInvoiceBack: async ({ invoiceId, reason, plan }, call) => {
      const { actor, at } = call;
      if (!hasRight(actor, 'invoices')) return { ok: false, refusal: { code: 'invoice_not_found' } };
      const note = { issuer, on: dayIn(at, issuer.zone), at, reason, plan };
      return inTurn(() =>
        commands.execute(call, async (unit) => {
          const { issued } = (await unit.load(invoiceAggregate, invoiceId)).state;
          if (actor.kind === 'user' && issued?.userId === actor.userId) return refused('invoice_own');
          return cancelInvoice(unit, invoiceId, note);
        }),
      );
    },
  };
  return { commands: handlers, queries: invoiceBookQueryHandlers(deps) } satisfies Capability;
};
