import { randomUUID } from 'node:crypto';
import type { AccountRefusal } from '@lendring/contracts/account/refusals.js';
import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { systemCommand, type CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler, Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { accountAggregate, type AccountState } from '../account/account.aggregate.js';
import { askDeletion, settleDeletion } from './decide.js';

/** Asks the request service to release a user, which it refuses while the user has open loans. */
export type Leave = (userId: UserId, at: string) => Promise<CommandAnswer>;

export type DeletionDeps = Readonly<{
  commands: CommandHandler;
  load: ServiceCore['load'];
  leave: Leave;
  /** Services that store user data and must confirm its erasure. */
  keepers: readonly string[];
}>;

/**
 * Settles a requested deletion with the request service. Idempotent: only the log counts, so a repeated or concurrent
 * call continues where the other stopped.
 */
export const settling =
  ({ commands, load, leave, keepers }: DeletionDeps) =>
  async (userId: UserId, at: string): Promise<CommandAnswer | null> => {
    const { deletion } = await load(accountAggregate, userId);
    if (deletion?.stage !== 'asked') return null;
    const answer = await leave(userId, at);
    if (!answer.ok && answer.refusal.code !== 'loans_running') return answer;
    const call = systemCommand({ name: 'settle-deletion', commandId: randomUUID(), at });
    return commands.on(accountAggregate, userId, call, (state) =>
      settleDeletion(state, userId, { mayGo: answer.ok, keepers, at }),
    );
  };

type OwnDeletion = DeletionDeps &
  Readonly<{ isAnotherAdmin: (unit: Unit, userId: UserId, at: string) => Promise<boolean> }>;

/** Deletion started by staff: permission check and audit entry in the same transaction. */
export type StartedFor = Readonly<{
  may: (unit: Unit, state: AccountState) => Promise<AccountRefusal | null>;
  note: (unit: Unit) => Promise<void>;
}>;

/**
 * Deletes an account, for its owner or on behalf of staff. Returns once the deletion is decided; after a crash before
 * that, the policy `carry-out-deletions` continues.
 */
export const deletingAccount =
  (deps: OwnDeletion) =>
  async (userId: UserId, call: CommandCall, started?: StartedFor): Promise<CommandAnswer> => {
    const { commands, load, isAnotherAdmin } = deps;
    const certificateId = randomUUID();
    const asked = await commands.execute(call, async (unit) => {
      const { state } = await unit.load(accountAggregate, userId);
      const anotherAdmin = !state.roles.includes('admin') || (await isAnotherAdmin(unit, userId, call.at));
      const no = await started?.may(unit, state);
      if (no) return refused(no);
      // The final mail uses the account owner's language, not that of staff.
      const locale = started ? state.locale : call.locale;
      const decision = askDeletion(state, { userId, certificateId, locale, anotherAdmin });
      if (isRefused(decision) || decision.events.length === 0) return decision;
      unit.append(accountAggregate, userId, decision.events);
      await started?.note(unit);
      return decision;
    });
    if (!asked.ok) return asked;
    const settled = await settling(deps)(userId, call.at);
    if (settled && !settled.ok) return settled;
    const { deletion } = await load(accountAggregate, userId);
    return deletion === null ? { ok: false, refusal: { code: 'loans_running' } } : (settled ?? asked);
  };
