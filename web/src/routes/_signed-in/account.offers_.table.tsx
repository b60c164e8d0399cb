import { createFileRoute } from '@tanstack/react-router';
import FileUp from 'lucide-react/icons/file-up';
import List from 'lucide-react/icons/list';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { OfferTablePage } from '../../features/own-offers/table/OfferTablePage.js';
import { type OfferTableSearch, readOfferTableSearch } from '../../features/own-offers/table/table-search.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Icon } from '../../ui/Icon.js';

export const Route = createFileRoute('/_signed-in/account/offers_/table')({
  staticData: { title: 'offerTable:title' },
  // Pass the search through unparsed, which keeps the parser out of the entry bundle.
  validateSearch: (raw: OfferTableSearch): OfferTableSearch => raw,
  loader: ({ context }) => context.texts('account', 'ownOffers', 'offerTable', 'blocks', 'calendar'),
  component: Page,
});

function Page() {
  const { t } = useTranslation('offerTable');
  return (
    <AccountFrame
      title={t('title')}
      beside={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/account/offers/import" variant="ghost">
            <Icon icon={FileUp} />
            {t('import.open')}
          </ButtonLink>
          <ButtonLink to="/account/offers" search={{}} variant="ghost">
            <Icon icon={List} />
            {t('toList')}
          </ButtonLink>
        </div>
      }
    >
      <OfferTablePage search={readOfferTableSearch(Route.useSearch())} />
    </AccountFrame>
  );
}
