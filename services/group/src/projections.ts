import { groups } from './group/projection.js';
import { memberships } from './memberships/projection.js';
import { searchRequests } from './search-request/projection.js';

export const projections = [groups, memberships, searchRequests];
