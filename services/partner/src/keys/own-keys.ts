import { callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import type { partnerApi } from '@lendring/contracts/partner/queries.js';
import { partnerLimits } from '@lendring/contracts/partner/followed-events.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { ReadModels } from '../ports.js';

export const ownKeys =
  ({ keys }: Pick<ReadModels, 'keys'>): ServiceHandlers<typeof partnerApi>['queries']['keys'] =>
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
