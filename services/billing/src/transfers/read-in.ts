import { setImmediate } from 'node:timers/promises';
import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { grantOf } from '../payments/grants.js';
import type { moveMoney } from '../payments/move-money.js';
import { paymentAggregate, type Payment } from '../payments/payment.aggregate.js';
import type { PaymentDocument } from '../payments/projection.js';
import { namedMovements, type Other } from './credit.js';
import { isBooked, matchOf, type Came, type Outcome } from './match.js';
import type { Referred } from './referred.js';
import type { StatementReader } from './statement-reader.port.js';

type Moving = Parameters<typeof moveMoney>[1];

export type ReadInDeps = Readonly<{
  load: ServiceCore['load'];
  payments: Pick<View<PaymentDocument>, 'find'>;
  issuer: Issuer;
  readStatement: StatementReader;
}>;

/** A credit with a reference and its result. `paymentId` null: no known payment. */
export type ReadLine = Referred & Readonly<{ paymentId: string | null; outcome: Outcome }>;

export type ReadIn = Readonly<{ lines: readonly ReadLine[]; others: readonly Other[]; more: number }>;

const PAGE = 500;
const TURN = 50;

/** Payments by reference; a reference shared by two payments matches neither. */
const paymentsBy = async (
  { payments }: Pick<ReadInDeps, 'payments'>,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  const shared = new Set<string>();
  for (let from = 0; from < references.length; from += PAGE) {
    const filter = { way: 'account', transfer: { $in: references.slice(from, from + PAGE) } };
    for (const { transfer, paymentId } of await payments.find({ filter, limit: 2 * PAGE })) {
      if (found.has(transfer)) shared.add(transfer);
      found.set(transfer, paymentId);
    }
  }
  return new Map([...found].filter(([reference]) => !shared.has(reference)));
};

const dryRun = async (
  { load, issuer: { zone } }: Pick<ReadInDeps, 'load' | 'issuer'>,
  { came, paymentId, payment, at }: Readonly<{ came: Came; paymentId: string; payment: Payment; at: string }>,
): Promise<ReturnType<typeof matchOf>> => {
  const look: Unit['load'] = async (aggregate, id) => ({ id, state: await load(aggregate, id), exists: true });
  const unit: Unit = { load: look, loadNew: look, append: () => undefined };
  const grant = await grantOf(unit, payment, { paymentId, at, zone });
  return matchOf(came, paymentId, payment, { wanted: grant !== null && payment.asked?.buyer !== null, at, zone });
};

/**
 * Processes the lines of a statement in order. Recognises receipts booked before, so a statement may be imported
 * again. @param book called in sequence for each line with a payment, after its result is decided; null for a dry run
 * @throws StatementRefused
 */
export const readIn = async (
  deps: ReadInDeps,
  { statement, at }: Readonly<{ statement: string | Uint8Array; at: string }>,
  book: ((moving: Moving) => Promise<void>) | null,
): Promise<ReadIn> => {
  const { load, issuer, readStatement } = deps;
  const { referred, others, more } = await readStatement(statement, issuer.iban);
  const found = await paymentsBy(deps, [...new Set(referred.flatMap(({ reference }) => reference ?? []))]);
  const standing = new Map<string, Payment>();
  const nameOf = namedMovements();
  const lines: ReadLine[] = [];
  for (const [index, { credit, reference }] of referred.entries()) {
    // Yield to the event loop explicitly, because an in-process read model never waits for I/O.
    if (index % TURN === TURN - 1) await setImmediate();
    const paymentId = reference === null ? undefined : found.get(reference);
    if (reference === null || paymentId === undefined) {
      lines.push({ credit, reference, paymentId: null, outcome: reference === null ? 'several' : 'unknown' });
      continue;
    }
    const payment = standing.get(paymentId) ?? (await load(paymentAggregate, paymentId));
    const came = { credit, movement: nameOf(credit, reference, payment.references) };
    const { match, after } = await dryRun(deps, { came, paymentId, payment, at });
    standing.set(paymentId, after);
    lines.push({ credit, reference, paymentId, outcome: match });
    if (!book || !isBooked(match)) continue;
    const { amount, currency, bookedOn } = credit;
    const movement = {
      kind: 'came',
      reference: came.movement,
      amount,
      currency,
      ...(bookedOn && { bookedOn }),
    } as const;
    await book({ paymentId, movement, at, issuer });
  }
  return { lines, others, more };
};
