import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { offerDefaultsQuery } from '../../api/offer-defaults.js';
import { AccountFrame } from '../../features/account/components/AccountFrame.js';
import { DefaultsPage } from '../../features/wizard/defaults/DefaultsPage.js';

export const Route = createFileRoute('/_signed-in/account/offer-defaults')({
  staticData: { title: 'wizard:defaults.title' },
  loader: ({ context }) => {
    void context.queries.prefetchQuery(offerDefaultsQuery(context.api));
    return context.texts('account', 'wizard', 'offerRules', 'address');
  },
  component: Page,
});

function Page() {
  const { t } = useTranslation('wizard');
  return (
    <AccountFrame title={t('defaults.title')} intro={t('defaults.intro')}>
      <DefaultsPage />
    </AccountFrame>
  );
}
