import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Interval } from '@lendring/contracts/billing/catalogue.js';
import type { OwnPlanShape, PlanBookingBody } from '@lendring/contracts/http/plans.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { ownPlanQuery, paymentMoved, plansForMeQuery, putPlan, withdrawableQuery } from '../../api/billing.js';
import { day } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useAction } from '../../lib/forms/use-action.js';
import { useIsOn } from '../../lib/installation/features.js';
import { useSession } from '../../lib/session/session-context.js';
import { SuspendedNote } from '../../parts/people/SuspendedNote.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Card } from '../../ui/Card.js';
import { LineItems } from '../../ui/LineItems.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { IntervalChips, type IntervalChoice, PlanCard, type Prices, usePrices } from './PlanCards.js';
import { asBooked, canBook, isOwnPlan, leftOf, plansFor } from './model.js';
import { useResuming } from './payment-actions.js';
import { GiveUp, PayLink, PendingTransfer } from './pending-payment.js';

type PlanNowProps = Readonly<{ own: OwnPlanShape; prices: Prices; isTransfer: boolean }>;

function PlanNow({ own, prices, isTransfer }: PlanNowProps) {
  const { t } = useTranslation('billing');
  const api = useApi();
  const queries = useQueryClient();
  const locale = useLocale();
  const { data: withdrawable } = useQuery(withdrawableQuery(api));
  const resuming = useResuming();
  const dropping = useAction({
    send: (paymentId: string, options) => api.delete('/payment/{id}', { id: paymentId }, options),
    done: () => paymentMoved(queries),
    said: () => t(isTransfer ? 'unpaid.droppedTransfer' : 'unpaid.dropped'),
    loud: true,
  });
  const { running, pending } = own;
  const staying = useAction({
    // Booking the running plan reverts a scheduled change and keeps the price it was booked at.
    send: (now: PlanBookingBody, options) => api.post('/plan_booking', { body: now }, options),
    done: ({ plan }) => putPlan(queries, plan),
    said: () => t('changeUndone'),
    loud: true,
  });
  const written = (value: string) => day(value, locale, 'year');
  const last = running && written(addDays(running.to, -1));
  return (
    <>
      {pending && (
        <Card ground="tint">
          <p className="title">{t('pending.title', { plan: pending.booked.title })}</p>
          <p className="mt-1">
            {t(`costs.${prices.kind}.${pending.booked.interval}`, { amount: prices.written(pending.booked.net) })}
          </p>
          <p className="mt-1">{t('pending.text')}</p>
          <PendingTransfer paymentId={pending.payment_id} />
          <div className="mt-4 flex flex-wrap gap-3">
            <PayLink paymentId={pending.payment_id} />
            <GiveUp
              busy={dropping.busy}
              onGiveUp={() => void dropping.run(pending.payment_id)}
              isTransfer={isTransfer}
            />
          </div>
        </Card>
      )}
      <Card ground="sand" as="section" aria-labelledby="now">
        <h2 id="now" className="text-h3">
          {t('now', { plan: own.title })}
        </h2>
        {running ? (
          <>
            <p className="mt-1">
              {running.trial
                ? t('trialUntil', { last })
                : t(`costs.${prices.kind}.${running.booked.interval}`, { amount: prices.written(running.booked.net) })}
            </p>
            {!running.trial && (
              <p className="mt-1">
                {running.cancelled
                  ? t('cancelledUntil', { last })
                  : running.next
                    ? t('changesOn', {
                        day: written(running.to),
                        plan: running.next.title,
                        price: t(`costs.${prices.kind}.${running.next.interval}`, {
                          amount: prices.written(running.next.net),
                        }),
                      })
                    : t('renewsOn', { day: written(running.to) })}
              </p>
            )}
          </>
        ) : (
          <p className="mt-1">{t('costsNothing')}</p>
        )}
        <div className="mt-4 max-w-[420px]">
          <LineItems
            items={leftOf(own).map(({ feature, left, included }) => ({
              label: t(`feature.${feature}`),
              value:
                included === null
                  ? t('left.unlimited')
                  : left === null
                    ? t('left.unknown', { included })
                    : t('left.of', { left, included }),
            }))}
          />
        </div>
        {running && !running.trial && (
          <div className="mt-4 flex flex-wrap gap-3">
            {running.next && (
              <Button
                variant="soft"
                busy={staying.busy}
                onClick={() => {
                  const { plan_id, interval, net } = running.booked;
                  void staying.run({ plan_id, interval, net, gross: 0 });
                }}
              >
                {t('undoChange')}
              </Button>
            )}
            {running.cancelled ? (
              <Button variant="soft" busy={resuming.busy} onClick={() => void resuming.run()}>
                {t('resume')}
              </Button>
            ) : (
              <ButtonLink to="/plan/cancel" variant="ghost">
                {t('cancel.action')}
              </ButtonLink>
            )}
            {withdrawable && withdrawable.bookings.length > 0 && (
              <ButtonLink to="/plan/withdraw" variant="ghost">
                {t('withdraw.action')}
              </ButtonLink>
            )}
            <ButtonLink to="/account/paymentmethod" variant="ghost">
              {t('methodTitle')}
            </ButtonLink>
          </div>
        )}
      </Card>
    </>
  );
}

type PlanPageProps = Readonly<{ interval?: Interval | undefined }> & Partial<Pick<IntervalChoice, 'onInterval'>>;

export function PlanPage({ interval: chosen, onInterval = () => undefined }: PlanPageProps) {
  const { t } = useTranslation('billing');
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
      {!(own && sold) && (error ? <LoadProblem error={error} /> : <SkeletonText lines={6} />)}
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
