import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import { groupIdsIn } from '../memberships/own-groups.js';
import type { Ports } from '../ports.js';
import { searchRequestCommandHandlers } from './commands.js';
import { endSearchRequests } from './end-search-requests.js';
import { searchRequestQueryHandlers } from './queries.js';
import { standings } from './standing.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'read' | 'caughtUp' | 'mayAttach'>;

/** Search requests in a group or for everyone near a place, with their replies (ADR 73). */
export const searchRequest = ({ commands, load, read, caughtUp, mayAttach }: Deps) => {
  const { searchRequests, groups } = read;
  const standingOf = standings({ ...read, caughtUp });
  const groupIdsOf = groupIdsIn({ ...read, caughtUp });
  return {
    commands: searchRequestCommandHandlers({ commands, load, searchRequests, standingOf, mayAttach }),
    queries: searchRequestQueryHandlers({ load, searchRequests, groups, groupIdsOf, standingOf }),
    policies: [endSearchRequests({ commands, searchRequests, caughtUp })],
  } satisfies Capability;
};
