import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { DecisionsPage, OwnReports } from '../../features/moderation/decisions/DecisionsPage.js';

export const Route = createFileRoute('/_signed-in/account/decisions')({
  staticData: { title: 'moderation:decisions.title' },
  loader: ({ context }) => context.texts('account', 'moderation'),
  component: Page,
});

function Page() {
  const { t } = useTranslation('moderation');
  return (
    <AccountFrame title={t('decisions.title')} intro={t('decisions.intro')}>
      <DecisionsPage />
      <OwnReports />
    </AccountFrame>
  );
}
