import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { journalOf, type Entry } from '@lendring/billing/bookkeeping/journal.js';
import { keptIssuer } from '@lendring/billing/issuer/follow-issuer.js';
import { invoiceAggregate, invoiceNumber, numberFrom } from '@lendring/billing/invoices/invoice.aggregate.js';
import { cancelInvoice } from '@lendring/billing/bookkeeping/cancel-invoice.js';
import { creditNoteOf } from '@lendring/billing/invoices/issue.js';
import { returnedByHand } from '@lendring/billing/payments/move-money.js';
import { paymentAggregate, strayLeft, strayOf } from '@lendring/billing/payments/payment.aggregate.js';
import { invoices } from '@lendring/billing/invoices/projection.js';
import { payments } from '@lendring/billing/payments/projection.js';
import { readIssuer } from '@lendring/billing/wiring.js';
import { Day } from '@lendring/contracts/kernel/period.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { services } from '@lendring/contracts/services.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import { createServiceCore, type ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import { openWiring } from '@lendring/platform/runtime/wiring.js';
import { importStatement, move } from './import-statement.js';
import { Refused, runTool } from './tool.js';

export type Wish =
  | Readonly<{ act: 'export'; from: string; to: string }>
  | Readonly<{ act: 'cancel'; number: string }>
  | Readonly<{ act: 'unmatched' }>
  | Readonly<{ act: 'import'; file: string; books: boolean }>
  | Readonly<{ act: 'returned'; number: string }>;

const USAGE = [
  'npm run --silent invoices -- export <first day> <last day>   all invoices and credit notes as CSV, for bookkeeping',
  'npm run invoices -- cancel <number>                          cancels an invoice by a credit note and refunds the money',
  'npm run invoices -- unmatched                                payments received without effect and not returned',
  'npm run invoices -- import <file>                            payments that a bank statement (camt.053, CSV) would settle',
  'npm run invoices -- import <file> book                       books these payments',
  'npm run invoices -- returned <number>                        records that the money of an invoice was transferred back',
].join('\n');

/** @throws Refused for an invalid command line */
export const wishOf = ([act, one, two, ...more]: readonly string[]): Wish => {
  if (act === 'export' && Day.safeParse(one).success && Day.safeParse(two).success && more.length === 0)
    return { act, from: one ?? '', to: two ?? '' };
  if (act === 'cancel' && one !== undefined && two === undefined) return { act, number: one };
  if (act === 'unmatched' && one === undefined) return { act };
  if (act === 'import' && one !== undefined && (two === undefined || two === 'book') && more.length === 0)
    return { act, file: one, books: two === 'book' };
  if (act === 'returned' && one !== undefined && two === undefined) return { act, number: one };
  throw new Refused(USAGE);
};

const PAGE = 500;

const issuedBetween = async (core: ServiceCore, from: string, to: string): Promise<readonly Entry[]> => {
  const entries: Entry[] = [];
  const view = core.view(invoices);
  for (let skip = 0; ; skip += PAGE) {
    const found = await view.find({
      filter: { issuedOn: { $gte: from, $lte: to } },
      sort: [
        ['series', 1],
        ['number', 1],
      ],
      skip,
      limit: PAGE,
    });
    for (const { invoiceId } of found) {
      const invoice = await core.load(invoiceAggregate, invoiceId);
      const cancelled = invoice.issued?.cancels && (await core.load(invoiceAggregate, invoice.issued.cancels)).issued;
      entries.push({ invoice, cancels: cancelled ? invoiceNumber(cancelled) : null });
    }
    if (found.length < PAGE) return entries;
  }
};

const invoiceIdOf = async (core: ServiceCore, written: string): Promise<string> => {
  const number = numberFrom(written);
  const [found] = number ? await core.view(invoices).find({ filter: number, limit: 1 }) : [];
  if (!found) throw new Refused(`Invoice ${written} does not exist.`);
  return found.invoiceId;
};

const takeBack = async (core: ServiceCore, config: Config, written: string, at: string): Promise<string> => {
  const invoiceId = await invoiceIdOf(core, written);
  const issuer = await readIssuer(config);
  const note = { issuer, on: dayIn(at, issuer.zone), at };
  const call = systemCommand({ name: 'operator', commandId: randomUUID(), at });
  const answer = await core.commands.execute(call, (unit) => cancelInvoice(unit, invoiceId, note));
  if (!answer.ok)
    throw new Refused(
      answer.refusal.code === 'invoice_credited'
        ? `Cancel ${answer.refusal.params?.['number']} first, which credits a part of ${written}.`
        : `${written} cannot be cancelled: it is a credit note or has been deleted.`,
    );
  const { issued } = await core.load(invoiceAggregate, creditNoteOf(invoiceId));
  return issued ? invoiceNumber(issued) : '';
};

/** Lists money received without a purchase and not refunded. One line per movement: date, reason, amount, payment. */
const unmatchedIn = async (core: ServiceCore): Promise<readonly string[]> => {
  const lines: string[] = [];
  const view = core.view(payments);
  for (let skip = 0; ; skip += PAGE) {
    const found = await view.find({ filter: { unmatched: true }, sort: [['paymentId', 1]], skip, limit: PAGE });
    for (const { paymentId } of found) {
      const payment = await core.load(paymentAggregate, paymentId);
      for (const stray of strayOf(payment)) {
        const { at, mismatch, currency, reference } = stray;
        const sum = `${(strayLeft(stray) / 100).toFixed(2)} ${currency.toUpperCase()}`;
        lines.push(
          [at, mismatch, sum, reference, `payment ${paymentId}`, payment.asked?.userId ?? 'nobody'].join('  '),
        );
      }
    }
    if (found.length < PAGE) return lines;
  }
};

const noteReturned = async (core: ServiceCore, config: Config, written: string, at: string): Promise<void> => {
  const invoiceId = await invoiceIdOf(core, written);
  const { paid } = await core.load(invoiceAggregate, invoiceId);
  const { asked, refunded } = paid ? await core.load(paymentAggregate, paid.paymentId) : paymentAggregate.initialState;
  if (!paid || !asked) throw new Refused(`${written} was not paid, so that no money can be returned.`);
  const { paymentId } = paid;
  const { amount, currency } = asked;
  const movement = { kind: 'went_back', reference: returnedByHand(paymentId, refunded), amount, currency } as const;
  await move(core, { paymentId, movement, at, issuer: await readIssuer(config) });
};

/** Bookkeeping from the command line, which works while the product runs. @returns the text to print @throws Refused */
export const keepBooks = async (config: Config, wish: Wish): Promise<string> => {
  if (config.stores.documents.kind === 'sqlite' && !existsSync(join(config.dataDir, 'billing', 'documents.db')))
    throw new Refused(`No invoices in ${config.dataDir}. Set DATA_DIR to the data folder of the product.`);
  const wiring = await openWiring(config);
  try {
    const ports = await wiring.ports('billing');
    const core = createServiceCore(services.billing, ports);
    switch (wish.act) {
      case 'export':
        return journalOf(await issuedBetween(core, wish.from, wish.to));
      case 'cancel':
        return `Done: ${wish.number} is taken back by ${await takeBack(core, config, wish.number, wiring.clock.now())}\n`;
      case 'import':
        return await importStatement(core, await keptIssuer(await readIssuer(config), ports.documents), {
          ...wish,
          at: wiring.clock.now(),
        });
      case 'returned':
        await noteReturned(core, config, wish.number, wiring.clock.now());
        return `Done: the money of ${wish.number} went back, and a credit note takes it back\n`;
      case 'unmatched': {
        const lines = await unmatchedIn(core);
        return lines.length > 0
          ? `${lines.join('\n')}\n`
          : 'All money that came has granted what it was for, or has gone back.\n';
      }
    }
  } finally {
    await wiring.close();
  }
};

if (import.meta.main)
  await runTool(async (config, args) => {
    process.stdout.write(await keepBooks(config, wishOf(args)));
  });
