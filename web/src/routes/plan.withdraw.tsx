import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { sellerQuery } from '../api/billing.js';
import { AccountFrame } from '../features/account/components/AccountFrame.js';
import { WithdrawalNotice } from '../features/billing/components/WithdrawalNotice.js';
import { WithdrawByInvoice } from '../features/billing/WithdrawByInvoice.js';
import { WithdrawPage } from '../features/billing/WithdrawPage.js';
import { load } from '../lib/load.js';
import { useSession } from '../lib/session-context.js';
import { seo } from '../seo/seo.js';
import { SkeletonText } from '../ui/Skeleton.js';

export const Route = createFileRoute('/plan/withdraw')({
  loader: ({ context: { api, queries, texts } }) =>
    Promise.all([texts('account', 'billing'), load(queries, sellerQuery(api)).catch(() => null)]),
  head: ({ match }) => seo(match, { title: match.context.t('billing:withdraw.title'), noindex: true }),
  component: Page,
});

/** Open to everybody: consumers withdraw here, also who cannot sign in any more (§ 356a BGB). */
function Page() {
  const { t } = useTranslation('billing');
  const { status } = useSession();
  if (status === 'in')
    return (
      <AccountFrame title={t('withdraw.title')} intro={t('withdraw.intro')}>
        <WithdrawPage />
        <WithdrawalNotice />
      </AccountFrame>
    );
  return (
    <div className="wrap max-w-[640px] pt-9 pb-14">
      <h1 className="text-h1">{t('withdraw.title')}</h1>
      <p className="mt-2 text-muted">{t('withdraw.intro')}</p>
      {status === 'out' ? <WithdrawByInvoice /> : <SkeletonText lines={6} />}
      <WithdrawalNotice />
    </div>
  );
}
