import { createFileRoute } from '@tanstack/react-router';
import { FoundGroupPage } from '../../features/groups/FoundGroupPage.js';
import { textsWhereOn } from '../../lib/require-feature.js';

export const Route = createFileRoute('/_signed-in/group/create')({
  staticData: { title: 'groups:found.title' },
  loader: textsWhereOn('groups', 'groups'),
  component: FoundGroupPage,
});
