import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../features/account/components/AccountFrame.js';
import { CancelByInvoice } from '../features/billing/CancelByInvoice.js';
import { CancelPlanPage } from '../features/billing/CancelPlanPage.js';
import { useSession } from '../lib/session-context.js';
import { seo } from '../seo/seo.js';
import { SkeletonText } from '../ui/Skeleton.js';

export const Route = createFileRoute('/plan/cancel')({
  loader: ({ context }) => context.texts('account', 'billing'),
  head: ({ match }) => seo(match, { title: match.context.t('billing:cancel.title'), noindex: true }),
  component: Page,
});

/** Open to everybody: a contract that was made here ends here, also for who cannot sign in any more (§ 312k BGB). */
function Page() {
  const { t } = useTranslation('billing');
  const { status } = useSession();
  if (status === 'in')
    return (
      <AccountFrame title={t('cancel.title')}>
        <CancelPlanPage />
      </AccountFrame>
    );
  return (
    <div className="wrap max-w-[640px] pt-9 pb-14">
      <h1 className="text-h1">{t('cancel.title')}</h1>
      {status === 'out' ? <CancelByInvoice /> : <SkeletonText lines={6} />}
    </div>
  );
}
