import { createFileRoute, stripSearchParams, type SearchSchemaInput } from '@tanstack/react-router';
import { OwnOffersPage } from '../../features/own-offers/components/OwnOffersPage.js';
import {
  ownOffersDefaults,
  parseOwnOffersSearch,
  type OwnOffersSearch,
} from '../../features/own-offers/list-search.js';
import { ownOffersQuery } from '../../api/own-offers.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/account/offers')({
  validateSearch: (search: Partial<OwnOffersSearch> & SearchSchemaInput) => parseOwnOffersSearch(search),
  search: { middlewares: [stripSearchParams(ownOffersDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    void context.queries.prefetchQuery(ownOffersQuery(context.api, deps));
    await context.texts('ownOffers', 'blocks');
  },
  head: ({ match }) => seo(match, { title: match.context.t('ownOffers:title'), noindex: true }),
  component: Page,
});

function Page() {
  return <OwnOffersPage search={Route.useSearch()} />;
}
