import { randomUUID } from 'node:crypto';
import type { AccountRefusal } from '@lendring/contracts/account/refusals.js';
import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/door.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { systemCommand, type CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler, Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { accountAggregate, type AccountState } from '../account/account.js';
import { askDeletion, settleDeletion } from '../account/deletion.js';

/** Asks the request service to let a person go: it refuses while something of theirs is lent or agreed. */
export type Leave = (userId: UserId, at: string) => Promise<CommandAnswer>;

export type DeletionDeps = Readonly<{
  commands: CommandHandler;
  load: ServiceCore['load'];
  leave: Leave;
  /** Who holds something of a person, and confirms that it is gone. */
  keepers: readonly string[];
}>;

/**
 * Settles a deletion that was asked for: the request service says whether the person may go. Only what the log says
 * counts, so a repeat, or another one at the same time, goes on from there.
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

/** Somebody else starts it: whether they may, and what the log keeps of it, in the same append. */
export type StartedFor = Readonly<{
  may: (unit: Unit, state: AccountState) => Promise<AccountRefusal | null>;
  note: (unit: Unit) => Promise<void>;
}>;

/**
 * The command of the door, for the person themselves or started by somebody else. It answers when the deletion is decided; a process that ends in between is made up for by
 * the policy `settle-deletions`.
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
      // The last mail is for the person, whatever language somebody else works in.
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
    // A refused one leaves nothing behind.
    return deletion === null ? { ok: false, refusal: { code: 'loans_running' } } : (settled ?? asked);
  };
