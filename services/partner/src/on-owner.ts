import { isRefused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer, CommandContext } from '@lendring/contracts/kernel/door.js';
import type { DomainEvent } from '@lendring/contracts/kernel/events.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service.js';

/** One command on what one account has of something: load, decide, append. `data` is what a repeat must equal. */
export const onOwner = <State, Event extends DomainEvent, Code extends string>(
  commands: CommandHandler, aggregate: Aggregate<State, Event>, ownerId: string, context: CommandContext, data: unknown,
  decide: (state: State) => Decision<readonly Event[], Code>,
): Promise<CommandAnswer> =>
  commands.execute(context, data, async (unit) => {
    const { state } = await unit.load(aggregate, ownerId);
    const decision = decide(state);
    if (!isRefused(decision)) unit.append(aggregate, ownerId, decision.events);
    return decision;
  });
