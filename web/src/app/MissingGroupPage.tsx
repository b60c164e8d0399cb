import { GroupMissing } from '../features/groups/GroupMissing.js';
import { NotFoundPage } from './NotFoundPage.js';

/** Where a group is not there for everybody: its members see it all the same. */
export function MissingGroupPage() {
  return (
    <GroupMissing>
      <NotFoundPage />
    </GroupMissing>
  );
}
