import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sellerQuery } from '../api/billing.js';
import { ContractPage } from '../app/ContractPage.js';
import { WithdrawalNotice, WithdrawByInvoice, WithdrawPage } from '../features/billing/WithdrawPage.js';
import { load } from '../lib/api-client/queries.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/plan/withdraw')({
  loader: ({ context: { api, queries, texts } }) =>
    Promise.all([texts('account', 'billing'), load(queries, sellerQuery(api)).catch(() => null)]),
  head: ({ match }) => seo(match, { title: match.context.t('billing:withdraw.title'), noindex: true }),
  component: Page,
});

function Page() {
  const { t } = useTranslation('billing');
  return (
    <ContractPage
      title={t('withdraw.title')}
      intro={t('withdraw.intro')}
      own={<WithdrawPage />}
      byInvoice={<WithdrawByInvoice />}
    >
      <WithdrawalNotice />
    </ContractPage>
  );
}
