import { dueCommands } from '@lendring/platform/runtime/service/due-commands.js';
import { HOUR_MS } from '@lendring/contracts/kernel/time.js';
import { invoiceKey } from '@lendring/contracts/billing/invoice-file.js';
import { yearsKept } from '@lendring/contracts/billing/retention.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import type { SubjectKeys } from '@lendring/platform/keys/subject-keys.port.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy, CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { forget } from './decide.js';
import { invoiceAggregate } from './invoice.aggregate.js';
import type { Business } from '../ports.js';
import type { InvoiceDocument } from './projection.js';

type Deps = Readonly<{
  commands: CommandHandler;
  invoices: Pick<View<InvoiceDocument>, 'find'>;
  keys: Pick<SubjectKeys, 'destroy'>;
  blobs: Pick<Blobs, 'delete'>;
  business: Pick<Business, 'issuer'>;
}>;

const name = 'forget-invoices';

/**
 * Erases the PDF and the key of the buyer's data after the legal retention period. Number and amounts stay, so that the
 * series has no gaps.
 */
export const forgetInvoices = ({ commands, invoices, keys, blobs, business: { issuer } }: Deps): ClockPolicy =>
  dueCommands({
    name,
    everyMs: HOUR_MS,
    view: invoices,
    due: (now) => {
      const day = dayIn(now, issuer.zone);
      const before = `${String(Number(day.slice(0, 4)) - yearsKept(issuer)).padStart(4, '0')}-01-01`;
      // Require both retention periods to have ended: the current setting can only extend the one recorded with the
      // invoice.
      const filter = { forgotten: false, keptUntil: { $lte: day }, issuedOn: { $lt: before } };
      return { filter, sort: [['keptUntil', 1]] };
    },
    once: ({ invoiceId }) => [invoiceId, name],
    act: async ({ invoiceId }, call) => {
      await blobs.delete(invoiceKey(invoiceId));
      await commands.on(invoiceAggregate, invoiceId, call, (state) => forget(state, { invoiceId, at: call.at }));
      await keys.destroy(invoiceId);
    },
  });
