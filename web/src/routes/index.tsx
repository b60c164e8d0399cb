import { createFileRoute } from '@tanstack/react-router';
import { newestQuery } from '../api/offers-found.js';
import { categoriesQuery, childrenOf, rootCategory } from '../api/reference.js';
import { HomePage, HomePending, loadHomeParts } from '../app/HomePage.js';
import { load, loadUnlessAway } from '../lib/api-client/queries.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/')({
  staticData: { search: 'own' },
  loader: async ({ context: { api, queries, texts } }) => {
    const [all] = await Promise.all([
      load(queries, categoriesQuery(api)),
      loadUnlessAway(queries, newestQuery(api)),
      texts('home', 'ads'),
      loadHomeParts(),
    ]);
    return { categories: childrenOf(all, rootCategory) };
  },
  head: ({ match }) =>
    seo(match, { title: match.context.t('home:title'), description: match.context.t('home:hero.text') }),
  component: function Home() {
    return <HomePage categories={Route.useLoaderData().categories} />;
  },
  pendingComponent: HomePending,
});
