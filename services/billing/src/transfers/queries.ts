import {
  mostTransfersSearched,
  type StatementNotRead,
  type StatementRead,
  type Transfer,
  type TransferState,
} from '@lendring/contracts/billing/transfers.js';
import type { billingApi } from '@lendring/contracts/billing/queries.js';
import { hasRight } from '@lendring/contracts/kernel/service-api.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import { remindableFrom } from '../payments/decide.js';
import { orderEndOf, owedOf, paymentAggregate, strayLeft, strayOf, strayOwed } from '../payments/payment.aggregate.js';
import type { Business, Payments } from '../ports.js';
import type { PaymentDocument } from '../payments/projection.js';
import { TRANSFER_DAYS } from './requested-transfer.js';
import { readIn } from './read-in.js';
import { referenceOf } from './reference.js';
import type { StatementReader } from './statement-reader.port.js';
import { StatementRefused } from './credit.js';

type Deps = Readonly<{
  load: ServiceCore['load'];
  payments: Pick<View<PaymentDocument>, 'find' | 'count'>;
  business: Pick<Business, 'issuer'> & Readonly<{ payments: Pick<Payments, 'way'> | null }>;
  readStatement: StatementReader;
}>;
type Queries = Pick<ServiceHandlers<typeof billingApi>['queries'], 'transfers' | 'transfer' | 'statement'>;

const filters: Readonly<Record<TransferState, Filter>> = {
  waiting: { way: 'account', status: 'pending' },
  given_up: { way: 'account', status: 'failed' },
  unmatched: { unmatched: true },
  owed: { owedBack: true },
  disputed: { status: 'disputed' },
};

/** Minimum digits of a search: fewer match too many references. */
const DIGITS = 4;

const isMeant = (text: string, { name, reference }: Transfer): boolean => {
  const typed = text.replace(/[\s.\u2010-\u2015\u2212-]/g, '').toUpperCase();
  if (/^(?:RF)?\d+$/.test(typed) && typed.length >= DIGITS) return reference.includes(typed);
  return name?.toLowerCase().includes(text.trim().toLowerCase()) ?? false;
};

/** Queries for bookkeepers about payments; other callers get empty results. */
export const transferQueryHandlers = ({ load, payments, business, readStatement }: Deps): Queries => {
  const { issuer } = business;
  const isOn = business.payments?.way === 'account';
  const any = async (paymentId: string, now: string): Promise<Transfer | null> => {
    const payment = await load(paymentAggregate, paymentId);
    const { asked, status, failedAt, remindedAt } = payment;
    const owed = new Set(strayOwed(payment));
    const providerUntil = (of: string | null) => {
      const end = orderEndOf(payment, of);
      return end !== null && now < end ? end : null;
    };
    const unmatched = strayOf(payment).map((one) => ({
      reference: one.reference,
      at: one.at,
      mismatch: one.mismatch,
      amount: strayLeft(one),
      currency: one.currency,
      owed: owed.has(one),
      providerUntil: providerUntil(one.reference),
    }));
    const dated = (at: string) => ({ askedAt: at, until: addDays(dayIn(at, issuer.zone), TRANSFER_DAYS - 1) });
    const times = { givenUpAt: failedAt, remindedAt, remindableFrom: remindableFrom(payment) };
    if (!asked) {
      const [first] = payment.mismatches;
      if (!first) return null;
      return {
        paymentId,
        userId: first.askedHere ?? null,
        name: null,
        what: '',
        way: 'stripe',
        amount: first.amount,
        reference: referenceOf(paymentId),
        status: 'unknown',
        owed: null,
        providerUntil: null,
        ...dated(first.at),
        ...times,
        unmatched,
      };
    }
    return {
      paymentId,
      userId: asked.userId,
      name: asked.buyer && (asked.buyer.company ?? asked.buyer.name),
      what: asked.positions.map(({ text }) => text).join(', '),
      way: asked.way,
      amount: asked.amount,
      reference: referenceOf(paymentId),
      status,
      owed: owedOf(payment) || null,
      providerUntil: providerUntil(null),
      ...dated(asked.at),
      ...times,
      unmatched,
    };
  };
  const all = async (found: readonly PaymentDocument[], now: string): Promise<readonly Transfer[]> =>
    (await Promise.all(found.map(({ paymentId }) => any(paymentId, now)))).filter((one) => one !== null);

  return {
    transfers: async ({ filter: { state, text }, paging: { page, size } }, { actor, at }) => {
      if (!hasRight(actor, 'invoices')) return { on: false, items: [], total: 0 };
      const filter = filters[state];
      const sort = [['askedAt', -1]] as const;
      const skip = (page - 1) * size;
      if (text === undefined || text.trim() === '') {
        const [found, total] = await Promise.all([
          payments.find({ filter, sort, skip, limit: size }),
          payments.count(filter),
        ]);
        return { on: isOn, items: [...(await all(found, at))], total };
      }
      const looked = await all(await payments.find({ filter, sort, limit: mostTransfersSearched }), at);
      const meant = looked.filter((one) => isMeant(text, one));
      return { on: isOn, items: meant.slice(skip, skip + size), total: meant.length };
    },
    transfer: async ({ paymentId }, { actor, at }) => (hasRight(actor, 'invoices') ? any(paymentId, at) : null),
    statement: async ({ statement }, { actor, at }): Promise<StatementRead | StatementNotRead> => {
      if (!hasRight(actor, 'invoices')) return { refused: 'statement_unreadable' };
      try {
        const read = await readIn({ load, payments, issuer, readStatement }, { statement, at }, null);
        const lines: StatementRead['lines'] = [];
        const known = new Map<string, Transfer>();
        for (const { credit, reference, paymentId, outcome } of read.lines) {
          const { bookedOn, amount, currency, payer } = credit;
          const transfer = paymentId && (known.get(paymentId) ?? (await any(paymentId, at)));
          if (transfer) known.set(transfer.paymentId, transfer);
          const isOwn = actor.kind === 'user' && transfer && transfer.userId === actor.userId;
          const what = isOwn && outcome !== 'known' ? 'own' : outcome;
          const [name, expected] = transfer ? [transfer.name, transfer.amount] : [null, null];
          lines.push({ bookedOn, amount, currency, payer, reference, paymentId, name, expected, outcome: what });
        }
        return { lines, others: [...read.others], more: read.more };
      } catch (error) {
        if (error instanceof StatementRefused) return { refused: error.code };
        throw error;
      }
    },
  };
};
