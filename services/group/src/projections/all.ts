import { groups } from './groups.js';
import { memberships } from './memberships.js';
import { searchRequests } from './search-requests.js';

export const projections = [groups, memberships, searchRequests];
