import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OwnPlanShape, PlanBookingBody } from '@lendring/contracts/http/plans.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { paymentMoved, paymentQuery, putPlan, withdrawableQuery } from '../../../api/billing.js';
import { day } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { ButtonAnchor, ButtonLink } from '../../../ui/ButtonLink.js';
import { Card } from '../../../ui/Card.js';
import { LineItems } from '../../../ui/LineItems.js';
import { leftOf } from '../model.js';
import type { Prices } from '../use-prices.js';
import { useResuming } from '../use-resuming.js';
import { GiveUp } from './GiveUp.js';
import { PendingTransfer } from './PendingTransfer.js';

export function PayLink({ paymentId }: Readonly<{ paymentId: string }>) {
  const { t } = useTranslation('billing');
  const { data: payment } = useQuery(paymentQuery(useApi(), paymentId));
  if (payment?.page) return <ButtonAnchor href={payment.page}>{t('pending.pay')}</ButtonAnchor>;
  return (
    <ButtonLink to="/plan/booking/$paymentId/$result" params={{ paymentId, result: 'cancelled' }}>
      {t('pending.pay')}
    </ButtonLink>
  );
}

type Props = Readonly<{ own: OwnPlanShape; prices: Prices; isTransfer: boolean }>;

export function PlanNow({ own, prices, isTransfer }: Props) {
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
