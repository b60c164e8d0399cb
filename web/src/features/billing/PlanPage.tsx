import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Interval } from '@lendring/contracts/billing/catalogue.js';
import { ownPlanQuery, plansForMeQuery, putPlan } from '../../api/billing.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/error-text.js';
import { useSession } from '../../lib/session/session-context.js';
import { useAction } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { SuspendedNote } from '../../parts/people/SuspendedNote.js';
import { IntervalChips, type IntervalChoice } from './components/IntervalChips.js';
import { PlanCard } from './components/PlanCard.js';
import { PlanNow } from './components/PlanNow.js';
import { asBooked, canBook, isOwnPlan, plansFor } from './model.js';
import { usePrices } from './use-prices.js';
import { useIsOn } from '../../lib/installation/features.js';
import { useQuery } from '../../lib/api-client/use-query.js';

type Props = Readonly<{ interval?: Interval | undefined }> & Partial<Pick<IntervalChoice, 'onInterval'>>;

export function PlanPage({ interval: chosen, onInterval = () => undefined }: Props) {
  const { t } = useTranslation('billing');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const session = useSession();
  const isOn = useIsOn()('plans');
  const { data: own, error } = useQuery(ownPlanQuery(api));
  const interval = chosen ?? own?.running?.booked.interval ?? 'month';
  const { data: sold } = useQuery(plansForMeQuery(api));
  const prices = usePrices(sold);
  const trying = useAction({
    send: (planId: string, options) => api.post('/plan_trial', { body: { plan_id: planId, interval } }, options),
    done: (plan) => putPlan(queries, plan),
    said: () => t('tried'),
    loud: true,
  });
  const plans = plansFor(sold?.plans ?? [], session.status === 'in' && session.profile.commercial);
  return (
    <>
      <SuspendedNote className="mb-8" />
      {!(own && sold) && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={6} />)}
      {own && sold && (
        <div className="flex flex-col gap-10">
          <PlanNow own={own} prices={prices} isTransfer={sold.way === 'account'} />
          {isOn && (
            <section aria-labelledby="plans">
              <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
                <h2 id="plans">{t('plans')}</h2>
                <IntervalChips value={interval} onChange={onInterval} />
              </div>
              <ul className="grid gap-4 @2xl:grid-cols-2 @4xl:grid-cols-3">
                {plans.map((plan) => (
                  <li key={plan.plan_id}>
                    <PlanCard
                      plan={asBooked(plan, own, interval)}
                      interval={interval}
                      prices={prices}
                      isOwn={isOwnPlan(plan, own, interval)}
                    >
                      {sold.way !== null && canBook(plan, own, interval) && (
                        <>
                          <ButtonLink to="/plan/book/$planId" params={{ planId: plan.plan_id }} search={{ interval }}>
                            {t(own.running && !own.running.trial ? 'change' : 'book')}
                          </ButtonLink>
                          {own.may_try && plan.trial_days > 0 && (
                            <Button
                              variant="ghost"
                              busy={trying.busy && trying.input === plan.plan_id}
                              onClick={() => void trying.run(plan.plan_id)}
                            >
                              {t('try', { count: plan.trial_days })}
                            </Button>
                          )}
                        </>
                      )}
                    </PlanCard>
                  </li>
                ))}
              </ul>
              <p className="mt-4 text-small text-muted">{sold.way === null ? t('notSold') : prices.note}</p>
            </section>
          )}
        </div>
      )}
    </>
  );
}
