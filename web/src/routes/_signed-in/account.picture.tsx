import { createFileRoute } from '@tanstack/react-router';
import { LooksPage } from '../../features/account/components/LooksPage.js';

export const Route = createFileRoute('/_signed-in/account/picture')({
  staticData: { title: 'account:looks.title' },
  loader: ({ context }) => context.texts('account'),
  component: LooksPage,
});
