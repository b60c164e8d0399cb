import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { dailyHandler } from '@lendring/platform/runtime/daily-numbers/query.js';
import type { Ports } from '../ports.js';

/** Counts per day of invoices and credit notes (ADR 94). */
export const reporting = ({ daily }: Pick<Ports, 'daily'>) =>
  ({ queries: { daily: dailyHandler(daily, ['product']) } }) satisfies Capability;
