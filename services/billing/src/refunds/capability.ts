import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { giveBack } from './give-back.js';

/** Refunds of declined ads, withdrawn bookings, cancelled invoices and stray money by the provider (ADR 125). */
export const refunds = (deps: Pick<Ports, 'commands' | 'load' | 'business' | 'log'>) =>
  ({ policies: [giveBack(deps)] }) satisfies Capability;
