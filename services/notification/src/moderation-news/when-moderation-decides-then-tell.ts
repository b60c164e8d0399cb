import { decided } from '@lendring/contracts/kernel/decider.js';
import { ModerationIntegrationEvent } from '@lendring/contracts/moderation/integration.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { settled } from '@lendring/platform/runtime/followers/settled.js';
import type { CommandHandler, Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { addNotice } from '../inbox/decide.js';
import { inboxAggregate } from '../inbox/inbox.aggregate.js';
import type { Clients } from '../ports.js';

type Deps = Readonly<{ commands: CommandHandler; toldOf: Clients['toldOf'] }>;

/**
 * Notifies reporters, complainants and owners in the app about a decision; the moderation service sends the mail.
 * Receipts are not notified, because the page and a mail already confirm them.
 */
export const whenModerationDecidesThenTell = ({ commands, toldOf }: Deps): Reaction => ({
  name: 'when-moderation-decides-then-tell',
  topics: ['moderation'],
  react: async ({ type, subject, data, time }, call) => {
    const said = ModerationIntegrationEvent.safeParse({ type, subject, data }).data;
    if (said?.type !== 'moderation.decision_to_tell') return;
    const about = said.data.decisionId;
    for (const { userId, kind } of await toldOf(said.data))
      settled(
        await commands.on(
          inboxAggregate,
          userId,
          { ...call, commandId: derivedId(call.commandId, `${kind} ${userId}`) },
          (inbox) =>
            decided(
              addNotice(
                inbox,
                { userId, kind, about, at: time, count: 1 },
                { notificationId: derivedId(call.commandId, `tells ${kind} ${userId}`), now: call.at },
              ),
            ),
        ),
      );
  },
});
