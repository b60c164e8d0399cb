import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer, CommandContext } from '@lendring/contracts/kernel/door.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service.js';
import { account, type AccountState } from './account/account.js';
import type { AccountDecision } from './account/decide.js';

/** One command on one account: load, decide, append. `data` is what a repeat must equal, the command's name included. */
export const onAccount = (
  commands: CommandHandler, context: CommandContext, data: unknown, userId: string, decide: (state: AccountState) => AccountDecision,
): Promise<CommandAnswer> =>
  commands.execute(context, data, async (unit) => {
    const { state } = await unit.load(account, userId);
    const decision = decide(state);
    if (!isRefused(decision)) unit.append(account, userId, decision.events);
    return decision;
  });
