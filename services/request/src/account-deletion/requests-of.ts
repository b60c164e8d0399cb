import { randomUUID } from 'node:crypto';
import { pagesOf } from '@lendring/platform/read-models/pages-of.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { CounterLoanDocument } from '../counter-loan/projection.js';
import { change } from '../request/change.js';
import type { RequestDocument } from '../request/projection.js';
import type { Decide } from '../request/decide.js';

export type PartyDeps = Readonly<{
  commands: CommandHandler;
  requests: Pick<View<RequestDocument>, 'find' | 'count'>;
  counterLoans: Pick<View<CounterLoanDocument>, 'find' | 'count'>;
  caughtUp: () => Promise<void>;
}>;

const AT_ONCE = 20;

export const ofPerson = (userId: string, which: Filter = {}): Filter => ({
  $and: [{ $or: [{ vendorId: userId }, { creatorId: userId }] }, which],
});

/**
 * Requests that the user lent before another leader took over. Only group items have former vendors; the condition on
 * `belongsTo` narrows the search.
 */
export const handedBy = (userId: string): Filter => ({ belongsTo: { $gt: '' }, formerVendors: userId });

const everOfPerson = (userId: string): Filter => ({
  $or: [{ vendorId: userId }, { creatorId: userId }, handedBy(userId)],
});

/** Copies the call with a new command id per attempt. The decisions are idempotent, so a retry changes nothing. */
export const fresh = (call: CommandCall, asks: unknown): CommandCall => ({ ...call, commandId: randomUUID(), asks });

/**
 * Applies a decision to every matching request of which the user is or was a side, in parallel batches; returns the
 * first refusal, or null.
 */
export const changeAllOf = async (
  { commands, requests }: PartyDeps,
  userId: string,
  which: Filter,
  decision: Decide<Readonly<{ requestId: string; userId: string }>>,
  call: CommandCall,
): Promise<CommandAnswer | null> => {
  const everyOne = pagesOf(requests, 'requestId', (after) => ({ $and: [everOfPerson(userId), after, which] }), AT_ONCE);
  for await (const page of everyOne) {
    const answers = await Promise.all(
      page.map(({ requestId }) => {
        const own = fresh(call, { requestId });
        return commands.execute(own, (unit) => change(unit, decision, { requestId, userId }, own));
      }),
    );
    const refused = answers.find(({ ok }) => !ok);
    if (refused) return refused;
  }
  return null;
};
