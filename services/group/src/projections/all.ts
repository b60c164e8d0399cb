import { groups } from './groups.js';
import { memberships } from './memberships.js';

/** Every read model of the group service. */
export const projections = [groups, memberships];
