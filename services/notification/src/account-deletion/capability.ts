import { erasureRequest } from '@lendring/contracts/account/integration.js';
import { services } from '@lendring/contracts/services.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { erasureReaction } from '@lendring/platform/runtime/service/erasure-reaction.js';
import { notifications } from '../inbox/projection.js';
import type { Ports } from '../ports.js';
import { eraseInbox } from './erase-inbox.js';
import { ownData } from './own-data.js';

type Deps = Pick<
  Ports,
  'commands' | 'load' | 'loadKnown' | 'read' | 'caughtUp' | 'channels' | 'confirmErasure' | 'documents'
>;

/** A person's data: the files of their takeout, and erasure of inbox and saved searches (ADR 54). */
export const accountDeletion = (deps: Deps) => {
  const { commands, read, caughtUp, confirmErasure, documents } = deps;
  return {
    queries: { ownData: ownData(deps) },
    reactions: [
      erasureReaction({
        request: erasureRequest,
        by: services.notification.name,
        erase: eraseInbox({ commands, notifications: read.notifications, caughtUp: () => caughtUp([notifications]) }),
        confirm: confirmErasure,
        documents,
      }),
    ],
  } satisfies Capability;
};
