import { createFileRoute } from '@tanstack/react-router';
import { useNearFields } from '../app/use-near-fields.js';
import { CategoriesPending } from '../features/categories/CategoriesPending.js';
import { CategoryOverview } from '../features/categories/CategoryOverview.js';
import { load } from '../lib/api-client/queries.js';
import { categoriesQuery } from '../api/reference.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/categories')({
  loader: async ({ context: { api, queries, texts } }) =>
    (await Promise.all([load(queries, categoriesQuery(api)), texts('categories')]))[0],
  head: ({ match }) =>
    seo(match, { title: match.context.t('categories:title'), description: match.context.t('categories:text') }),
  component: function Categories() {
    return <CategoryOverview all={Route.useLoaderData()} near={useNearFields()} />;
  },
  pendingComponent: CategoriesPending,
});
