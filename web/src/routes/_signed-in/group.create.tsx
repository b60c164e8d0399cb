import { createFileRoute } from '@tanstack/react-router';
import { FoundGroupPage } from '../../features/groups/FoundGroupPage.js';

export const Route = createFileRoute('/_signed-in/group/create')({
  staticData: { title: 'groups:found.title' },
  loader: ({ context }) => context.texts('groups'),
  component: FoundGroupPage,
});
