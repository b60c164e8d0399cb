import { createFileRoute } from '@tanstack/react-router';
import { takeoutQuery } from '../../api/takeout.js';
import { TakeoutPage } from '../../features/account/takeout/TakeoutPage.js';

export const Route = createFileRoute('/_signed-in/account/takeout')({
  staticData: { title: 'takeout:title' },
  loader: async ({ context }) => {
    void context.queries.prefetchQuery(takeoutQuery(context.api));
    await context.texts('account', 'takeout');
  },
  component: TakeoutPage,
});
