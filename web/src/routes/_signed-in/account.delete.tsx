import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { DeletePage } from '../../features/erasure/DeletePage.js';

export const Route = createFileRoute('/_signed-in/account/delete')({
  staticData: { title: 'erasure:title' },
  loader: ({ context }) => context.texts('account', 'auth', 'erasure'),
  component: function Delete() {
    const { t } = useTranslation('erasure');
    return (
      <AccountFrame title={t('title')} intro={t('intro')}>
        <DeletePage />
      </AccountFrame>
    );
  },
});
