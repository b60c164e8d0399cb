import { erasureRequest } from '@lendring/contracts/account/integration.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import { services } from '@lendring/contracts/services.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { erasureReaction } from '@lendring/platform/runtime/service/erasure-reaction.js';
import type { Ports } from '../ports.js';
import { erasing } from './erase-sides.js';
import { leaving } from './leave.js';
import { ownData } from './own-data.js';

type Deps = Pick<Ports, 'commands' | 'read' | 'caughtUp' | 'confirmErasure'> & Pick<ServicePorts, 'documents'>;

/** Data export, account deletion without running loans, and erasure of texts (ADR 54). */
export const accountDeletion = ({ commands, read, caughtUp, confirmErasure, documents }: Deps) => {
  const { requests, calendars, counterLoans, unavailabilities, pieces } = read;
  const handlers: Pick<CommandHandlers<typeof requestApi>, 'leave'> = {
    leave: leaving({ commands, requests, counterLoans, caughtUp }),
  };
  return {
    commands: handlers,
    queries: { ownData: ownData(read) },
    reactions: [
      erasureReaction({
        request: erasureRequest,
        by: services.request.name,
        erase: erasing({ commands, requests, calendars, counterLoans, unavailabilities, pieces, caughtUp }),
        confirm: confirmErasure,
        documents,
      }),
    ],
  } satisfies Capability;
};
