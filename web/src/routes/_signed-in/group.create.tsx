import { createFileRoute } from '@tanstack/react-router';
import { UnlessSuspended } from '../../app/signed-in.js';
import { FoundGroupPage } from '../../features/groups/GroupForm.js';
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
