import { readFile } from 'node:fs/promises';
import { grantOf } from '@lendring/billing/money/grants.js';
import { moveMoney } from '@lendring/billing/money/move-money.js';
import { paymentAggregate } from '@lendring/billing/payment/payment.js';
import { payments } from '@lendring/billing/projections/payments.js';
import { outcomeOf, referenceOfCredit, type Outcome } from '@lendring/billing/transfer/match.js';
import { readStatement, StatementRefused, type Credit } from '@lendring/billing/transfer/statement.js';
import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import { messageOf } from '@lendring/platform/base/message-of.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { Refused } from './tool.js';

/** So many references are asked for at a time. */
const PAGE = 500;

type Moving = Parameters<typeof moveMoney>[1];

/** Notes that money moved, and all that follows from it. @throws Refused */
export const move = async (core: ServiceCore, moving: Moving): Promise<void> => {
  const { paymentId, movement, at } = moving;
  const told = 'reference' in movement ? movement.reference : movement.kind;
  const call = systemCommand({ name: 'operator', commandId: derivedId(paymentId, told), at });
  const answer = await core.commands.execute(call, async (unit) => {
    await moveMoney(unit, moving);
    return decided([]);
  });
  if (!answer.ok) throw new Refused(`Payment ${paymentId} was not moved: ${answer.refusal.code}`);
};

const words: Readonly<Record<Exclude<Outcome, 'none'>, string>> = {
  pays: 'pays',
  known: 'booked before',
  amount: 'another amount than asked for',
  currency: 'another currency than asked for',
  late: 'too late: given up, or not to be had any more',
  twice: 'paid already',
  several: 'names several references',
  unknown: 'nobody was asked for it',
};

/** Payments by what stands in their transfers; what two share is nobody's. */
const paymentsBy = async (core: ServiceCore, references: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  for (let from = 0; from < references.length; from += PAGE) {
    const filter = { transfer: { $in: references.slice(from, from + PAGE) } };
    for (const { transfer, paymentId, way } of await core.view(payments).find({ filter, limit: PAGE }))
      if (way === 'account') found.set(transfer, paymentId);
  }
  return found;
};

/**
 * What each line of a statement with a reference of ours does, and how much else there is; `books`: and does it. What was
 * booked before is known, so that a statement may be read again. @throws Refused
 */
export const importStatement = async (
  core: ServiceCore,
  issuer: Issuer,
  { file, books, at }: Readonly<{ file: string; books: boolean; at: string }>,
): Promise<string> => {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new Refused(`${file} cannot be read: ${messageOf(error)}`);
  });
  const credits = statementIn(bytes, file);
  const named = credits.map((credit) => ({ credit, at: referenceOfCredit(credit) }));
  const references = [...new Set(named.flatMap((one) => (typeof one.at === 'object' ? [one.at.reference] : [])))];
  const payment = await paymentsBy(core, references);
  const counts = new Map<Outcome, number>();
  const lines: string[] = [];
  for (const { credit, at: where } of named) {
    const reference = typeof where === 'object' ? where.reference : null;
    const paymentId = reference === null ? undefined : payment.get(reference);
    const outcome =
      typeof where === 'string' ? where : paymentId ? await dryRun(core, issuer, { credit, paymentId, at }) : 'unknown';
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    if (outcome === 'none') continue;
    const sum = `${(credit.amount / 100).toFixed(2)} ${credit.currency}`;
    lines.push([credit.bookedOn, sum, reference ?? '-', words[outcome]].join('  '));
    if (!books || !paymentId || outcome === 'known') continue;
    const { reference: told, amount, currency } = credit;
    await move(core, { paymentId, movement: { kind: 'came', reference: told, amount, currency }, at, issuer });
  }
  const paying = counts.get('pays') ?? 0;
  const nothing = credits.length - paying - (counts.get('known') ?? 0) - (counts.get('none') ?? 0);
  const sums = `${credits.length} credits: ${paying} ${books ? 'booked' : 'would pay'}, ${counts.get('known') ?? 0} booked before, ${nothing} grant nothing, ${counts.get('none') ?? 0} are not about Lendring.`;
  return [...lines, sums, ...(books ? [] : ['Nothing was booked: add "book" to do so.']), ''].join('\n');
};

const statementIn = (bytes: Uint8Array, file: string): readonly Credit[] => {
  try {
    return readStatement(bytes);
  } catch (error) {
    throw error instanceof StatementRefused ? new Refused(`${file} is not taken. ${error.message}`) : error;
  }
};

/** What booking it would do, without a trace. */
const dryRun = async (
  core: ServiceCore,
  issuer: Issuer,
  { credit, paymentId, at }: Readonly<{ credit: Credit; paymentId: string; at: string }>,
): Promise<Outcome> => {
  const state = await core.load(paymentAggregate, paymentId);
  const unit: Unit = {
    load: async (aggregate, id) => ({ id, state: await core.load(aggregate, id), exists: true }),
    append: () => undefined,
  };
  const grant = await grantOf(unit, state, { paymentId, at, zone: issuer.zone });
  return outcomeOf(credit, paymentId, state, grant !== null && state.asked?.buyer !== null);
};
