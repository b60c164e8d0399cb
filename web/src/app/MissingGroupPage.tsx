import { GroupMissing } from '../features/groups/GroupMissing.js';
import { GroupWithWanted } from './GroupWithWanted.js';
import { NotFoundPage } from './NotFoundPage.js';

/** Where a group is not there for everybody: its members see it all the same. */
export function MissingGroupPage() {
  return (
    <GroupMissing show={(group) => <GroupWithWanted group={group} />}>
      <NotFoundPage />
    </GroupMissing>
  );
}
