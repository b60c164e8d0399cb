import * as z from 'zod';
import { defineServiceApi } from '../kernel/service-api.js';
import { GroupId } from '../kernel/ids.js';
import { ownDataQuery } from '../kernel/own-data.js';
import { Instant } from '../kernel/period.js';
import { groupCommands } from './commands.js';
import { directoryQueries } from './directory.js';
import { groupBasicQueries } from './group.js';
import { invitationsQueries } from './invitations.js';
import { membershipsQueries } from './memberships.js';
import { GroupRole } from './rules.js';
import { searchRequestOwnData, searchRequestQueries } from './search-request.js';
import { statisticsQueries } from './statistics.js';

export const groupOwnData = {
  groups: z.strictObject({ groupId: GroupId, name: z.string(), role: GroupRole, since: Instant }),
  group_asks: z.strictObject({ groupId: GroupId, message: z.string(), at: Instant }),
  ...searchRequestOwnData,
};

/**
 * Queries return null or an empty page to callers without access to a group, as if the group did not exist (ADR 70).
 */
export const groupApi = defineServiceApi('group', groupCommands, {
  ownData: ownDataQuery(groupOwnData),
  ...groupBasicQueries,
  ...membershipsQueries,
  ...invitationsQueries,
  ...directoryQueries,
  ...statisticsQueries,
  ...searchRequestQueries,
});
