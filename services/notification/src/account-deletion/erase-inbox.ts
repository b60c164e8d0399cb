import { randomUUID } from 'node:crypto';
import { decided } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { MOST_UNREAD } from '@lendring/contracts/notification/inbox.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { close, forget } from '../inbox/decide.js';
import { inboxAggregate } from '../inbox/inbox.aggregate.js';
import { remove } from '../saved-searches/decide.js';
import { searchesAggregate } from '../saved-searches/searches.aggregate.js';
import type { NotificationDocument } from '../inbox/projection.js';

type Deps = Readonly<{
  commands: CommandHandler;
  notifications: Pick<View<NotificationDocument>, 'find'>;
  caughtUp: () => Promise<void>;
}>;

/** Closes the inbox of a deleted account against new notifications, then erases its content and the saved searches. */
export const eraseInbox =
  ({ commands, notifications, caughtUp }: Deps) =>
  async (userId: UserId, call: CommandCall): Promise<CommandAnswer | null> => {
    const own = (asks: unknown): CommandCall => ({ ...call, commandId: randomUUID(), asks });
    const closed = await commands.on(inboxAggregate, userId, own('close'), (inbox) => decided(close(inbox, userId)));
    if (!closed.ok) return closed;
    const searches = await commands.on(searchesAggregate, userId, own('searches'), (saved) =>
      decided(saved.flatMap(({ searchId }) => remove(saved, userId, searchId))),
    );
    if (!searches.ok) return searches;
    for (;;) {
      await caughtUp();
      const page = await notifications.find({ filter: { userId }, limit: MOST_UNREAD });
      if (page.length === 0) return null;
      const ids = page.map(({ notificationId }) => notificationId);
      const forgotten = await commands.on(inboxAggregate, userId, own(ids), () => decided(forget(userId, ids)));
      if (!forgotten.ok) return forgotten;
    }
  };
