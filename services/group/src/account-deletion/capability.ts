import { erasureRequest } from '@lendring/contracts/account/integration.js';
import { services } from '@lendring/contracts/services.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { erasureReaction } from '@lendring/platform/runtime/service/erasure-reaction.js';
import type { Ports } from '../ports.js';
import { eraseMemberships } from './erase-memberships.js';
import { eraseSearchRequests } from './erase-search-requests.js';
import { ownData } from './own-data.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'read' | 'caughtUp' | 'confirmErasure' | 'documents'>;

/** Takeout and erasure of a person's memberships, search requests and replies (ADR 54). */
export const accountDeletion = ({ commands, load, read, caughtUp, confirmErasure, documents }: Deps) => {
  const { memberships, searchRequests } = read;
  const leave = eraseMemberships({ commands, memberships, caughtUp });
  const withdraw = eraseSearchRequests({ commands, searchRequests, caughtUp });
  return {
    queries: { ownData: ownData({ load, ...read }) },
    reactions: [
      erasureReaction({
        request: erasureRequest,
        by: services.group.name,
        erase: async (userId, call) => (await withdraw(userId, call)) ?? leave(userId, call),
        confirm: confirmErasure,
        documents,
      }),
    ],
  } satisfies Capability;
};
