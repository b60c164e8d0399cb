import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { paymentCommandHandlers } from './commands.js';
import { endPaymentPages } from './end-payment-pages.js';
import { givePaymentsUp } from './give-payments-up.js';
import { providerCommandHandlers } from './provider-commands.js';
import { paymentQueryHandlers } from './queries.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'payments' | 'business' | 'customerOf' | 'publicUrl' | 'inTurn' | 'log'>;

/** Payments: the page to pay on, the provider's webhooks, the payment method, and expiry (ADR 82, ADR 84). */
export const payments = (deps: Deps) =>
  ({
    commands: { ...paymentCommandHandlers(deps), ...providerCommandHandlers(deps) },
    queries: paymentQueryHandlers(deps),
    policies: [endPaymentPages(deps)],
    clockPolicies: [givePaymentsUp(deps)],
  }) satisfies Capability;
