import { randomUUID } from 'node:crypto';
import { decided } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { Deliveries } from '../delivery/deliveries.js';
import { revokeKeys } from '../keys/decide.js';
import { keyRingAggregate } from '../keys/key-ring.aggregate.js';
import { webhooksAggregate, type Webhooks } from '../webhooks/webhooks.aggregate.js';

type Deps = Readonly<{
  commands: CommandHandler;
  load: (userId: UserId) => Promise<Webhooks>;
  deliveries: Pick<Deliveries, 'forget'>;
  caughtUp: () => Promise<void>;
}>;

const present = (webhooks: Webhooks): readonly string[] =>
  Object.keys(webhooks).filter((webhookId) => webhooks[webhookId] !== null);

export const erasePartner =
  ({ commands, load, deliveries, caughtUp }: Deps) =>
  async (ownerId: UserId, call: CommandCall): Promise<CommandAnswer | null> => {
    const own = (asks: unknown): CommandCall => ({ ...call, commandId: randomUUID(), asks });
    const revoked = await commands.on(keyRingAggregate, ownerId, own('keys'), (ring) => revokeKeys(ring, ownerId));
    if (!revoked.ok) return revoked;
    const deleted = await commands.on(webhooksAggregate, ownerId, own('webhooks'), (webhooks) =>
      decided(
        present(webhooks).map((webhookId) => ({ type: 'WebhookDeleted' as const, data: { ownerId, webhookId } })),
      ),
    );
    if (!deleted.ok) return deleted;
    await caughtUp();
    // Include webhooks deleted earlier, because a delivery may have been in progress at their deletion.
    for (const webhookId of Object.keys(await load(ownerId))) await deliveries.forget(webhookId);
    return null;
  };
