import { createFileRoute } from '@tanstack/react-router';
import { CategoriesPending, CategoryOverview } from '../features/categories/CategoryOverview.js';
import { useStoredLocation } from '../features/search/model/location-store.js';
import { categoryFields } from '../features/search/model/where.js';
import { load } from '../lib/api-client/queries.js';
import { categoriesQuery } from '../api/reference.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/categories')({
  loader: async ({ context: { api, queries, texts } }) =>
    (await Promise.all([load(queries, categoriesQuery(api)), texts('categories')]))[0],
  head: ({ match }) =>
    seo(match, { title: match.context.t('categories:title'), description: match.context.t('categories:text') }),
  component: function Categories() {
    return <CategoryOverview all={Route.useLoaderData()} near={categoryFields(useStoredLocation())} />;
  },
  pendingComponent: CategoriesPending,
});
