import { groups } from './groups.js';
import { memberships } from './memberships.js';
import { searchRequests } from './search-requests.js';

/** Every read model of the group service. */
export const projections = [groups, memberships, searchRequests];
