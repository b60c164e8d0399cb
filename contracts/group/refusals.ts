import { groupBasicRefusals } from './group.js';
import { invitationsRefusals } from './invitations.js';
import { membershipsRefusals } from './memberships.js';
import { searchRequestRefusals } from './search-request.js';

export const groupRefusals = {
  ...groupBasicRefusals,
  ...membershipsRefusals,
  ...invitationsRefusals,
  ...searchRequestRefusals,
};

export type GroupRefusal = keyof typeof groupRefusals;
