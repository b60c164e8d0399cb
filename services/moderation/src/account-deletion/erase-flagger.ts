import { randomUUID } from 'node:crypto';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { forgetFlagger } from '../trusted-flaggers/decide.js';
import { flaggerAggregate } from '../trusted-flaggers/flagger.aggregate.js';

export const eraseFlagger =
  (commands: CommandHandler) =>
  (userId: UserId, call: CommandCall): Promise<CommandAnswer> =>
    // Use a new command id per record, because one call erases several records.
    commands.execute({ ...call, commandId: randomUUID() }, async (unit) => {
      const { state } = await unit.load(flaggerAggregate, userId);
      const decision = forgetFlagger(state, userId, call.at);
      if (!isRefused(decision)) unit.append(flaggerAggregate, userId, decision.events);
      return decision;
    });
