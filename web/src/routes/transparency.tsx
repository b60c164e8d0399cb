import { createFileRoute } from '@tanstack/react-router';
import { transparencyQuery } from '../api/moderation.js';
import { TransparencyPage } from '../features/transparency/TransparencyPage.js';
import { load } from '../lib/api-client/queries.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/transparency')({
  loader: async ({ context }) => {
    await context.texts('moderation');
    return load(context.queries, transparencyQuery(context.api));
  },
  head: ({ match }) =>
    seo(match, {
      title: match.context.t('moderation:transparency.title'),
      description: match.context.t('moderation:transparency.lead'),
    }),
  component: function Transparency() {
    return <TransparencyPage {...Route.useLoaderData()} />;
  },
});
