import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { DeletePage } from '../../features/erasure/DeletePage.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/account/delete')({
  loader: ({ context }) => context.texts('account', 'auth', 'erasure'),
  head: ({ match }) => seo(match, { title: match.context.t('erasure:title'), noindex: true }),
  component: function Delete() {
    const { t } = useTranslation('erasure');
    return (
      <AccountFrame title={t('title')} intro={t('intro')}>
        <DeletePage />
      </AccountFrame>
    );
  },
});
