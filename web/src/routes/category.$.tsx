import { createFileRoute, redirect } from '@tanstack/react-router';
import { SearchListPage } from '../app/SearchListPage.js';
import { loadList } from '../features/search/load-list.js';
import { listDeps, readFields } from '../features/search/model/fields.js';
import { ResultsPending } from '../features/search/ResultsPage.js';
import { breadcrumbJsonLd } from '../seo/breadcrumbs.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/category/$')({
  staticData: { search: 'own' },
  validateSearch: readFields,
  // A URL cut down to `/category/` redirects to the overview of all categories.
  beforeLoad: ({ params: { _splat: categoryUrl = '' } }) => {
    if (categoryUrl === '') throw redirect({ to: '/categories', statusCode: 301, replace: true });
  },
  loaderDeps: listDeps,
  loader: ({ context, location, params: { _splat: categoryUrl = '' } }) =>
    loadList(context, { categoryUrl, search: location.search }),
  head: ({ match, loaderData }) => {
    const { t, origin, locale } = match.context;
    const category = loaderData?.list.category?.title ?? '';
    return seo(match, {
      title: t('search:seo.category', { category }),
      description: loaderData?.list.category?.description ?? t('search:seo.categoryText', { category }),
      alternates: loaderData?.alternates,
      jsonLd: BUILT_FOR_SERVER &&
        loaderData?.list.category && [
          breadcrumbJsonLd(
            [...loaderData.trail, loaderData.list.category].map(({ title, url }) => ({
              name: title,
              path: `/category/${url}`,
            })),
            origin,
            locale,
          ),
        ],
    });
  },
  component: function Category() {
    return <SearchListPage {...Route.useLoaderData()} search={Route.useSearch()} />;
  },
  pendingComponent: ResultsPending,
});
