import { GroupMissing } from '../features/groups/GroupMissing.js';
import { GroupWithWanted } from './GroupWithWanted.js';
import { NotFoundPage } from './NotFoundPage.js';

/** Not-found page of a group for anonymous visitors; its members still see the group. */
export function MissingGroupPage() {
  return (
    <GroupMissing show={(group) => <GroupWithWanted group={group} />}>
      <NotFoundPage />
    </GroupMissing>
  );
}
