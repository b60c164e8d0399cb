import { createFileRoute, stripSearchParams, type SearchSchemaInput } from '@tanstack/react-router';
import ChartLine from 'lucide-react/icons/chart-line';
import Plus from 'lucide-react/icons/plus';
import Table from 'lucide-react/icons/table-2';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { OwnOffersPage } from '../../features/own-offers/OwnOffersPage.js';
import {
  ownOffersDefaults,
  parseOwnOffersSearch,
  type OwnOffersSearch,
} from '../../features/own-offers/list-search.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Icon } from '../../ui/Icon.js';
import { ownOffersQuery } from '../../api/own-offers.js';

export const Route = createFileRoute('/_signed-in/account/offers')({
  staticData: { title: 'ownOffers:title' },
  validateSearch: (search: Partial<OwnOffersSearch> & SearchSchemaInput) => parseOwnOffersSearch(search),
  search: { middlewares: [stripSearchParams(ownOffersDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    void context.queries.prefetchQuery(ownOffersQuery(context.api, deps));
    await context.texts('account', 'ownOffers', 'blocks', 'calendar');
  },
  component: Page,
});

function Page() {
  const { t } = useTranslation('ownOffers');
  return (
    <AccountFrame
      title={t('title')}
      beside={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/account/offers/figures" search={{}} variant="ghost">
            <Icon icon={ChartLine} />
            {t('figures')}
          </ButtonLink>
          <ButtonLink to="/account/offers/table" search={{}} variant="ghost">
            <Icon icon={Table} />
            {t('asTable')}
          </ButtonLink>
          <ButtonLink to="/offer/create" search={{}}>
            <Icon icon={Plus} />
            {t('create')}
          </ButtonLink>
        </div>
      }
    >
      <OwnOffersPage search={Route.useSearch()} />
    </AccountFrame>
  );
}
