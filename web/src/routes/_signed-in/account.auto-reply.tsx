import { createFileRoute } from '@tanstack/react-router';
import { autoRepliesQuery } from '../../api/auto-replies.js';
import { AutoReplyPage } from '../../features/account/auto-reply/AutoReplyPage.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/account/auto-reply')({
  loader: async ({ context }) => {
    void context.queries.prefetchQuery(autoRepliesQuery(context.api));
    await context.texts('account', 'autoReply');
  },
  head: ({ match }) => seo(match, { title: match.context.t('autoReply:title'), noindex: true }),
  component: AutoReplyPage,
});
