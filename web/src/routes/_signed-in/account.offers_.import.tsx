import { createFileRoute } from '@tanstack/react-router';
import Table from 'lucide-react/icons/table-2';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { ImportPage } from '../../features/own-offers/import/ImportPage.js';
import { PicturesByNumber } from '../../features/own-offers/pictures/PicturesByNumber.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Icon } from '../../ui/Icon.js';

export const Route = createFileRoute('/_signed-in/account/offers_/import')({
  staticData: { title: 'offerTable:import.title' },
  loader: ({ context }) => context.texts('account', 'ownOffers', 'offerTable'),
  component: Page,
});

function Page() {
  const { t } = useTranslation('offerTable');
  return (
    <AccountFrame
      title={t('import.title')}
      beside={
        <ButtonLink to="/account/offers/table" search={{}} variant="ghost">
          <Icon icon={Table} />
          {t('import.toTable')}
        </ButtonLink>
      }
    >
      <ImportPage />
      <PicturesByNumber />
    </AccountFrame>
  );
}
