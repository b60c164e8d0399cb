import { createFileRoute } from '@tanstack/react-router';
import { UnlessSuspended } from '../../app/UnlessSuspended.js';
import { FoundGroupPage } from '../../features/groups/FoundGroupPage.js';
import { textsWhereOn } from '../../lib/installation/require-feature.js';

export const Route = createFileRoute('/_signed-in/group/create')({
  staticData: { title: 'groups:found.title' },
  loader: textsWhereOn('groups', 'groups', 'suspended'),
  component: function FoundGroup() {
    return (
      <UnlessSuspended>
        <FoundGroupPage />
      </UnlessSuspended>
    );
  },
});
