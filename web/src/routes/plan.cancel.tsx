import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ContractPage } from '../app/ContractPage.js';
import { CancelByInvoice, CancelPlanPage } from '../features/billing/CancelPlanPage.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/plan/cancel')({
  loader: ({ context }) => context.texts('account', 'billing'),
  head: ({ match }) => seo(match, { title: match.context.t('billing:cancel.title'), noindex: true }),
  component: Page,
});

function Page() {
  const { t } = useTranslation('billing');
  return <ContractPage title={t('cancel.title')} own={<CancelPlanPage />} byInvoice={<CancelByInvoice />} />;
}
