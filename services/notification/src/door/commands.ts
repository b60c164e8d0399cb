import { decided } from '@lendring/contracts/kernel/decider.js';
import type { notificationDoor } from '@lendring/contracts/notification/queries.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { markRead } from '../inbox/decide.js';
import { inboxAggregate } from '../inbox/inbox.js';

/** The commands behind the door: each person changes their own inbox alone. */
export const notificationCommandHandlers = (commands: CommandHandler): CommandHandlers<typeof notificationDoor> => ({
  async markRead(which, call) {
    const { actor } = call;
    // A visitor has none.
    if (actor.kind !== 'user') return { ok: true, position: START };
    return commands.on(inboxAggregate, actor.userId, call, (inbox) => decided(markRead(inbox, actor.userId, which)));
  },
});
