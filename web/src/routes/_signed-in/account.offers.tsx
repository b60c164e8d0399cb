import { createFileRoute, stripSearchParams, type SearchSchemaInput } from '@tanstack/react-router';
import { OwnOffersPage } from '../../features/own-offers/components/OwnOffersPage.js';
import {
  ownOffersDefaults,
  parseOwnOffersSearch,
  type OwnOffersSearch,
} from '../../features/own-offers/list-search.js';
import { ownOffersQuery } from '../../api/own-offers.js';

export const Route = createFileRoute('/_signed-in/account/offers')({
  staticData: { title: 'ownOffers:title' },
  validateSearch: (search: Partial<OwnOffersSearch> & SearchSchemaInput) => parseOwnOffersSearch(search),
  search: { middlewares: [stripSearchParams(ownOffersDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    void context.queries.prefetchQuery(ownOffersQuery(context.api, deps));
    await context.texts('ownOffers', 'blocks');
  },
  component: Page,
});

function Page() {
  return <OwnOffersPage search={Route.useSearch()} />;
}
