import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { ApiPage } from '../../features/partner/ApiPage.js';
import { keysQuery, webhooksQuery } from '../../api/partner.js';

export const Route = createFileRoute('/_signed-in/account/api/')({
  staticData: { title: 'partner:title' },
  loader: async ({ context }) => {
    void context.queries.prefetchQuery(keysQuery(context.api));
    void context.queries.prefetchQuery(webhooksQuery(context.api));
    await context.texts('account', 'partner');
  },
  component: function Api() {
    const { t } = useTranslation('partner');
    return (
      <AccountFrame title={t('title')} intro={t('intro')}>
        <ApiPage />
      </AccountFrame>
    );
  },
});
