import { callerIdOf } from '@lendring/contracts/kernel/door.js';
import type { partnerDoor } from '@lendring/contracts/partner/queries.js';
import { partnerLimits } from '@lendring/contracts/partner/followed-events.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { ReadModels } from '../ports.js';

/** The keys of the caller, without their hashes. */
export const ownKeys =
  ({ keys }: Pick<ReadModels, 'keys'>): DoorHandlers<typeof partnerDoor>['queries']['keys'] =>
  async (_, context) => {
    const ownerId = callerIdOf(context);
    const found =
      ownerId === null
        ? []
        : await keys.find({ filter: { ownerId }, sort: [['createdAt', 1]], limit: partnerLimits.keys });
    return found.map(({ keyId, name, scopes, hint, createdAt, lastUsedOn }) => ({
      keyId,
      name,
      scopes: [...scopes],
      hint,
      createdAt,
      lastUsedOn,
    }));
  };
