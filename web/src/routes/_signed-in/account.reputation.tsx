import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { reputationQuery } from '../../api/reputation.js';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { BroughtSection } from '../../features/reputation/BroughtSection.js';
import { ReputationPage } from '../../features/reputation/ReputationPage.js';

export const Route = createFileRoute('/_signed-in/account/reputation')({
  staticData: { title: 'reputation:own.title' },
  loader: async ({ context }) => {
    void context.queries.prefetchQuery(reputationQuery(context.api));
    await context.texts('account', 'reputation', 'user');
  },
  component: function Own() {
    const { t } = useTranslation('reputation');
    return (
      <AccountFrame title={t('own.title')} intro={t('own.intro')}>
        <ReputationPage />
        <BroughtSection />
      </AccountFrame>
    );
  },
});
