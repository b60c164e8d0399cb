import type { PartnerRefusal } from '@lendring/contracts/partner/refusals.js';
import { refuse } from '@lendring/contracts/kernel/service-api.js';
import { partnerLimits } from '@lendring/contracts/partner/followed-events.js';
import type { partnerApi } from '@lendring/contracts/partner/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { asOwner } from '../owner.js';
import type { Ports } from '../ports.js';
import { createKey, noteKeyUse, revokeKey } from './decide.js';
import { keyByHash } from './key-by-hash.js';
import { keyRingAggregate } from './key-ring.aggregate.js';
import { ownKeys } from './own-keys.js';

type CommandNames = 'createKey' | 'revokeKey' | 'noteKeyUse';

export const keys = ({ commands, read, included }: Pick<Ports, 'commands' | 'read' | 'included'>) => {
  const keyBy = keyByHash(read);
  const handlers: Pick<CommandHandlers<typeof partnerApi>, CommandNames> = {
    // Exclude the hash from the idempotency check: a repeated click creates one key, and only the first key's secret is
    // valid.
    createKey: (data, call) =>
      asOwner(call, 'key_not_found', async (ownerId) => {
        const { keyId, name, scopes } = data;
        const max = Math.min(partnerLimits.keys, (await included.of(ownerId, 'apiKeys')) ?? partnerLimits.keys);
        return commands.on(
          keyRingAggregate,
          ownerId,
          { ...call, asks: { createKey: { keyId, name, scopes } } },
          (ring) => createKey(ring, ownerId, data, call.at, max),
        );
      }),
    revokeKey: (data, call) =>
      asOwner(call, 'key_not_found', (ownerId) =>
        commands.on(keyRingAggregate, ownerId, call, (ring) => revokeKey(ring, ownerId, data.keyId)),
      ),
    noteKeyUse: async (data, call) =>
      call.actor.kind === 'system'
        ? commands.on(keyRingAggregate, data.ownerId, call, (ring) =>
            noteKeyUse(ring, data.ownerId, data.keyId, data.day),
          )
        : refuse<PartnerRefusal>('key_not_found'),
  };
  const queries: Pick<ServiceHandlers<typeof partnerApi>['queries'], 'keys' | 'keyOf'> = {
    keys: ownKeys(read),
    async keyOf({ hash }) {
      const key = await keyBy(hash);
      return key && { keyId: key.keyId, ownerId: key.ownerId, scopes: [...key.scopes], lastUsedOn: key.lastUsedOn };
    },
  };
  return { commands: handlers, queries } satisfies Capability;
};
