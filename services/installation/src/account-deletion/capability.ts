import { erasureRequest } from '@lendring/contracts/account/integration.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { erasureReaction } from '@lendring/platform/runtime/service/erasure-reaction.js';
import type { Ports } from '../ports.js';

type Deps = Pick<Ports, 'name' | 'confirmErasure' | 'documents'>;

/**
 * Account deletion without erasure: the service stores only the admin's id, which identifies no one after the account
 * is deleted.
 */
export const accountDeletion = ({ name, confirmErasure, documents }: Deps) =>
  ({
    reactions: [
      erasureReaction({
        request: erasureRequest,
        by: name,
        erase: async () => undefined,
        confirm: confirmErasure,
        documents,
      }),
    ],
  }) satisfies Capability;
