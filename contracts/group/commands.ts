import { groupBasicCommands } from './group.js';
import { invitationsCommands } from './invitations.js';
import { membershipsCommands } from './memberships.js';
import { searchRequestCommands } from './search-request.js';

export const groupCommands = {
  ...groupBasicCommands,
  ...membershipsCommands,
  ...invitationsCommands,
  ...searchRequestCommands,
} as const;
