import { setImmediate } from 'node:timers/promises';
import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { grantOf } from '../money/grants.js';
import type { moveMoney } from '../money/move-money.js';
import { paymentAggregate, type Payment } from '../payment/payment.js';
import type { PaymentDocument } from '../projections/payments.js';
import { isBooked, matchOf, referenceOfCredit, type Came, type Outcome } from './match.js';
import { namedMovements, StatementRefused, type Credit } from './credit.js';
import { readStatement } from './statement.js';

type Moving = Parameters<typeof moveMoney>[1];

export type ReadInDeps = Readonly<{
  load: ServiceCore['load'];
  payments: Pick<View<PaymentDocument>, 'find'>;
  issuer: Issuer;
}>;

/** A credit of a statement, and what becomes of it. Null where no reference of ours, or no payment, is known. */
export type ReadLine = Readonly<{
  credit: Credit;
  reference: string | null;
  paymentId: string | null;
  outcome: Outcome;
}>;

/** So many references are asked for at a time. */
const PAGE = 500;
/** So many lines with a reference of ours are read from one file. */
export const MOST_REFERRED = 5_000;
/** So many lines are read before others have their turn. */
const TURN = 50;

/** Payments by what stands in their transfers; what two share is nobody's. */
const paymentsBy = async (
  { payments }: ReadInDeps,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  for (let from = 0; from < references.length; from += PAGE) {
    const filter = { transfer: { $in: references.slice(from, from + PAGE) } };
    for (const { transfer, paymentId, way } of await payments.find({ filter, limit: PAGE }))
      if (way === 'account') found.set(transfer, paymentId);
  }
  return found;
};

/** What booking money that came would do to a payment that stands like that, without a trace. */
const dryRun = async (
  { load, issuer: { zone } }: Pick<ReadInDeps, 'load' | 'issuer'>,
  { came, paymentId, payment, at }: Readonly<{ came: Came; paymentId: string; payment: Payment; at: string }>,
): Promise<ReturnType<typeof matchOf>> => {
  const unit: Unit = {
    load: async (aggregate, id) => ({ id, state: await load(aggregate, id), exists: true }),
    append: () => undefined,
  };
  const grant = await grantOf(unit, payment, { paymentId, at, zone });
  return matchOf(came, paymentId, payment, { wanted: grant !== null && payment.asked?.buyer !== null, at, zone });
};

/**
 * What each line of a statement does, each after those above it. What was booked before is known, so that a statement may
 * be read again.
 *
 * @param book called, one by one, for each line that is about a payment, after what it does is decided; null: a dry run
 * @throws StatementRefused
 */
export const readIn = async (
  deps: ReadInDeps,
  { bytes, at }: Readonly<{ bytes: Uint8Array; at: string }>,
  book: ((moving: Moving) => Promise<void>) | null,
): Promise<readonly ReadLine[]> => {
  const { load, issuer } = deps;
  const named = readStatement(bytes, issuer.iban).map((credit) => ({ credit, at: referenceOfCredit(credit) }));
  const referred = named.flatMap((one) => (typeof one.at === 'object' ? [one.at.reference] : []));
  if (referred.length > MOST_REFERRED)
    throw new StatementRefused(
      `It has ${referred.length} lines with a reference: give it in parts of at most ${MOST_REFERRED}.`,
      'statement_too_long',
    );
  const found = await paymentsBy(deps, [...new Set(referred)]);
  const standing = new Map<string, Payment>();
  const nameOf = namedMovements();
  const lines: ReadLine[] = [];
  for (const [index, { credit, at: where }] of named.entries()) {
    // Others have their turn meanwhile: a read model in this process answers without ever waiting.
    if (index % TURN === TURN - 1) await setImmediate();
    const reference = typeof where === 'object' ? where.reference : null;
    const paymentId = reference === null ? undefined : found.get(reference);
    if (reference === null || paymentId === undefined) {
      lines.push({ credit, reference, paymentId: null, outcome: typeof where === 'string' ? where : 'unknown' });
      continue;
    }
    const payment = standing.get(paymentId) ?? (await load(paymentAggregate, paymentId));
    const came = { credit, movement: nameOf(credit, reference) };
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
  return lines;
};
