import { HOUR_MS } from '@lendring/contracts/kernel/time.js';
import { invoiceKey } from '@lendring/contracts/billing/invoice-file.js';
import { yearsKept } from '@lendring/contracts/billing/retention.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { SubjectKeys } from '@lendring/platform/keys/subject-keys.port.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
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
const BATCH = 200;

/**
 * Erases the PDF and the key of the buyer's data after the legal retention period. Number and amounts stay, so that the
 * series has no gaps.
 */
export const forgetInvoices = ({ commands, invoices, keys, blobs, business: { issuer } }: Deps): ClockPolicy => ({
  name,
  everyMs: HOUR_MS,
  async tick(now) {
    const day = dayIn(now, issuer.zone);
    const before = `${String(Number(day.slice(0, 4)) - yearsKept(issuer)).padStart(4, '0')}-01-01`;
    // The current setting can only extend the retention period recorded with the invoice.
    const filter = { forgotten: false, keptUntil: { $lte: day }, issuedOn: { $lt: before } };
    for (const { invoiceId } of await invoices.find({ filter, sort: [['keptUntil', 1]], limit: BATCH })) {
      await blobs.delete(invoiceKey(invoiceId));
      const call = systemCommand({ name, commandId: derivedId(invoiceId, name), at: now });
      await commands.on(invoiceAggregate, invoiceId, call, (state) => forget(state, { invoiceId, at: now }));
      await keys.destroy(invoiceId);
    }
  },
});
