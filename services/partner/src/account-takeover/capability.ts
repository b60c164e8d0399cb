import type { PartnerRefusal } from '@lendring/contracts/partner/refusals.js';
import { refuse } from '@lendring/contracts/kernel/service-api.js';
import type { partnerApi } from '@lendring/contracts/partner/queries.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { revokeKeys } from '../keys/decide.js';
import { keyRingAggregate } from '../keys/key-ring.aggregate.js';
import type { Ports } from '../ports.js';
import { switchOff } from '../webhooks/decide.js';
import { webhooksAggregate } from '../webhooks/webhooks.aggregate.js';

/** Revokes all keys and disables all webhooks of an account that someone else may have controlled. */
export const accountTakeover = ({ commands }: Pick<Ports, 'commands'>) => {
  const handlers: Pick<CommandHandlers<typeof partnerApi>, 'shutOff'> = {
    shutOff: async ({ ownerId }, call) => {
      if (call.actor.kind !== 'system') return refuse<PartnerRefusal>('key_not_found');
      const revoked = await commands.on(keyRingAggregate, ownerId, call, (ring) => revokeKeys(ring, ownerId));
      const webhooks = { ...call, commandId: derivedId(call.commandId, 'webhooks') };
      return revoked.ok
        ? commands.on(webhooksAggregate, ownerId, webhooks, (state) => switchOff(state, ownerId))
        : revoked;
    },
  };
  return { commands: handlers } satisfies Capability;
};
