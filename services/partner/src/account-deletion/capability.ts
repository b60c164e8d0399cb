import { erasureRequest } from '@lendring/contracts/account/integration.js';
import type { partnerApi } from '@lendring/contracts/partner/queries.js';
import { services } from '@lendring/contracts/services.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { erasureReaction } from '@lendring/platform/runtime/service/erasure-reaction.js';
import { ownKeys } from '../keys/own-keys.js';
import type { Ports } from '../ports.js';
import { ownWebhooks } from '../webhooks/own-webhooks.js';
import { erasePartner } from './erase-partner.js';

type Deps = Pick<
  Ports,
  'commands' | 'read' | 'caughtUp' | 'withSecrets' | 'progress' | 'deliveries' | 'confirmErasure' | 'documents'
>;

/** Takeout and erasure of keys, webhooks and recorded deliveries (ADR 54). */
export const accountDeletion = (deps: Deps) => {
  const { commands, read, caughtUp, withSecrets, deliveries, confirmErasure, documents } = deps;
  const keys = ownKeys(read);
  const webhooks = ownWebhooks(deps);
  const queries: Pick<ServiceHandlers<typeof partnerApi>['queries'], 'ownData'> = {
    ownData: async ({ file }, context) => ({
      rows: file === 'api_keys' ? await keys({}, context) : await webhooks({}, context),
      next: null,
    }),
  };
  return {
    queries,
    reactions: [
      erasureReaction({
        request: erasureRequest,
        by: services.partner.name,
        erase: erasePartner({ commands, load: withSecrets, deliveries, caughtUp }),
        confirm: confirmErasure,
        documents,
      }),
    ],
  } satisfies Capability;
};
