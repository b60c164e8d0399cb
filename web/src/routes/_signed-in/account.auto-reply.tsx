import { createFileRoute } from '@tanstack/react-router';
import { autoRepliesQuery } from '../../api/account.js';
import { AutoReplyPage } from '../../features/account/auto-reply/AutoReplyPage.js';

export const Route = createFileRoute('/_signed-in/account/auto-reply')({
  staticData: { title: 'autoReply:title' },
  loader: async ({ context }) => {
    void context.queries.prefetchQuery(autoRepliesQuery(context.api));
    await context.texts('account', 'autoReply');
  },
  component: AutoReplyPage,
});
