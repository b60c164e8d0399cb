import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { MailPorts, Ports } from '../ports.js';
import { forgetInvoices } from './forget-invoices.js';
import { invoiceQueryHandlers } from './queries.js';
import { sendInvoices } from './send-invoices.js';

type Deps = Pick<Ports, 'commands' | 'invoices' | 'blobs' | 'keys' | 'brandName'> & MailPorts;

/** Invoices as their buyers see them: lists, the PDF with its mail, and erasure after the retention period (ADR 81). */
export const ownInvoices = (deps: Deps) =>
  ({
    queries: invoiceQueryHandlers(deps),
    policies: [sendInvoices(deps)],
    clockPolicies: [forgetInvoices(deps)],
  }) satisfies Capability;
