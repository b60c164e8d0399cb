import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ownPlanQuery, plansForMeQuery, plansQuery } from '../api/billing.js';
import { AccountFrame } from '../features/account/components/AccountFrame.js';
import { type IntervalChoice, SoldPlans } from '../features/billing/PlanCards.js';
import { PlanPage } from '../features/billing/PlanPage.js';
import { requireFeature } from '../lib/installation/require-feature.js';
import { load } from '../lib/api-client/queries.js';
import { useSession } from '../lib/session/session-context.js';
import { seo } from '../seo/seo.js';
import { SkeletonText } from '../ui/Skeleton.js';
import { UntilKnown } from '../parts/people/UntilKnown.js';

export const Route = createFileRoute('/plan/')({
  validateSearch: ({ interval }: Record<string, unknown>): Partial<Pick<IntervalChoice, 'interval'>> =>
    interval === 'year' || interval === 'month' ? { interval } : {},
  loader: async ({ context: { api, off, queries, session, texts } }) => {
    if (BUILT_FOR_SERVER) requireFeature({ off }, 'plans');
    if (session.get().status === 'in') {
      void queries.prefetchQuery(ownPlanQuery(api));
      void queries.prefetchQuery(plansForMeQuery(api));
    }
    await Promise.all([load(queries, plansQuery(api)), texts('account', 'billing', 'suspended')]);
  },
  head: ({ match }) =>
    seo(match, { title: match.context.t('billing:plans'), description: match.context.t('billing:intro') }),
  component: Page,
});

/** Visitors see the plans' prices; signed-in users also see their own plan. */
function Page() {
  const { t } = useTranslation('billing');
  const session = useSession();
  const { interval } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onInterval: IntervalChoice['onInterval'] = (next) =>
    void navigate({ search: { interval: next }, replace: true, resetScroll: false });
  if (session.status === 'in')
    return (
      <AccountFrame title={t('title')} intro={t('intro')}>
        <PlanPage interval={interval} onInterval={onInterval} />
      </AccountFrame>
    );
  const waiting = (
    <div className="wrap pt-9 pb-14">
      <SkeletonText lines={8} />
    </div>
  );
  return (
    <UntilKnown isMissing={false} pending={waiting}>
      <SoldPlans interval={interval ?? 'month'} onInterval={onInterval} />
    </UntilKnown>
  );
}
