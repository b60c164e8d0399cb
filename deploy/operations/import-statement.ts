import { readFile } from 'node:fs/promises';
import { moveMoney } from '@lendring/billing/payments/move-money.js';
import { payments } from '@lendring/billing/payments/projection.js';
import type { Outcome } from '@lendring/billing/transfers/match.js';
import { readIn } from '@lendring/billing/transfers/read-in.js';
import { StatementRefused } from '@lendring/billing/transfers/credit.js';
import { referredOf } from '@lendring/billing/transfers/referred.js';
import type { Issuer } from '@lendring/contracts/billing/issuer.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import { messageOf } from '@lendring/platform/base/message-of.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import { Refused } from './tool.js';

type Moving = Parameters<typeof moveMoney>[1];

/**
 * Records a movement of money with all its effects.
 * @throws Refused
 */
export const move = async (core: ServiceCore, moving: Moving): Promise<void> => {
  const { paymentId, movement, at } = moving;
  const told = 'reference' in movement ? movement.reference : movement.kind;
  const call = systemCommand({ name: 'operator', commandId: derivedId(paymentId, told), at });
  const answer = await core.commands.execute(call, async (unit) => {
    await moveMoney(unit, moving);
    return decided([]);
  });
  if (!answer.ok) throw new Refused(`Payment ${paymentId} was not booked: ${answer.refusal.code}`);
};

const words: Readonly<Record<Outcome, string>> = {
  pays: 'pays',
  known: 'booked before',
  seen: 'marked as paid before',
  amount: 'another amount than asked for',
  currency: 'another currency than asked for',
  late: 'too late: given up, or not to be had any more',
  twice: 'paid already',
  early: 'not booked: of a day before it was asked for',
  ahead: 'not booked: of a day to come',
  undated: 'not booked: without a day that can be read',
  several: 'names several references',
  unknown: 'nobody was asked for it',
};

/**
 * Reports the effect of each statement line that has a payment reference, and the number of other lines. `books`:
 * also applies the effects. Idempotent, so that statements may be imported repeatedly. @throws Refused
 */
export const importStatement = async (
  core: ServiceCore,
  issuer: Issuer,
  { file, books, at }: Readonly<{ file: string; books: boolean; at: string }>,
): Promise<string> => {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new Refused(`${file} cannot be read: ${messageOf(error)}`);
  });
  // Parse in this thread: a command-line tool may block its event loop.
  const readStatement = async (statement: string | Uint8Array, iban: string) => referredOf(statement, iban);
  const deps = { load: core.load, payments: core.view(payments), issuer, readStatement };
  const { lines, others, more } = await readIn(
    deps,
    { statement: bytes, at },
    books ? (moving) => move(core, moving) : null,
  ).catch((error: unknown) => {
    throw error instanceof StatementRefused ? new Refused(`${file} was rejected. ${error.message}`) : error;
  });
  const told = lines.map(({ credit, reference, outcome }) => {
    const sum = `${(credit.amount / 100).toFixed(2)} ${credit.currency}`;
    return [credit.bookedOn ?? '-', sum, reference ?? '-', words[outcome]].join('  ');
  });
  const counted = (wanted: Outcome): number => lines.filter(({ outcome }) => outcome === wanted).length;
  const [paying, known, rest] = [counted('pays'), counted('known') + counted('seen'), others.length + more];
  const nothing = lines.length - paying - known;
  const sums = `${lines.length + rest} credits: ${paying} ${books ? 'booked' : 'would pay'}, ${known} booked before, ${nothing} grant nothing, ${rest} are not about Lendring.`;
  return [...told, sums, ...(books ? [] : ['Nothing was booked: add "book" to do so.']), ''].join('\n');
};
