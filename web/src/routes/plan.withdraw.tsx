import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { loadTextPage } from '../app/text-route.js';
import { AccountFrame } from '../features/account/components/AccountFrame.js';
import { WithdrawalNotice } from '../features/billing/components/WithdrawalNotice.js';
import { WithdrawByInvoice } from '../features/billing/WithdrawByInvoice.js';
import { WithdrawPage } from '../features/billing/WithdrawPage.js';
import { useSession } from '../lib/session-context.js';
import { seo } from '../seo/seo.js';
import { SkeletonText } from '../ui/Skeleton.js';

export const Route = createFileRoute('/plan/withdraw')({
  loader: async (given) => {
    const [page] = await Promise.all([loadTextPage(given), given.context.texts('account', 'billing')]);
    return page;
  },
  head: ({ match }) => seo(match, { title: match.context.t('billing:withdraw.title'), noindex: true }),
  component: Page,
});

/** Open to everybody: consumers withdraw here, also who cannot sign in any more (§ 356a BGB). */
function Page() {
  const { t } = useTranslation('billing');
  const { status } = useSession();
  const { operator } = Route.useLoaderData();
  const notice = <WithdrawalNotice operator={operator} />;
  if (status === 'in')
    return (
      <AccountFrame title={t('withdraw.title')} intro={t('withdraw.intro')}>
        <WithdrawPage />
        {notice}
      </AccountFrame>
    );
  return (
    <div className="wrap max-w-[640px] pt-9 pb-14">
      <h1 className="text-h1">{t('withdraw.title')}</h1>
      <p className="mt-2 text-muted">{t('withdraw.intro')}</p>
      {status === 'out' ? <WithdrawByInvoice /> : <SkeletonText lines={6} />}
      {notice}
    </div>
  );
}
