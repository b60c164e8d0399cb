import type { GroupShape } from '@lendring/contracts/http/groups.js';
import { GroupPage } from '../features/groups/GroupPage.js';
import { GroupWanted } from '../features/search-requests/components/GroupWanted.js';

export function GroupWithWanted({ group }: Readonly<{ group: GroupShape }>) {
  return <GroupPage group={group} wanted={<GroupWanted groupId={group.group_id} />} />;
}
