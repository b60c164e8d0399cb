import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Interval } from '@lendring/contracts/billing/catalogue.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import type { PlanShape, QuoteShape } from '@lendring/contracts/http/plans.js';
import { useTranslation } from 'react-i18next';
import { ownPlanQuery, plansForMeQuery, putPlan, quoteQuery } from '../../api/billing.js';
import { day, moneyExact } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useAction } from '../../lib/forms/use-action.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Card } from '../../ui/Card.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { toasts } from '../../ui/toasts.js';
import { BookingTerms, BuyerSection, QuoteProblem } from './checkout.js';
import { Sums } from './invoice-details.js';
import { useResuming } from './payment-actions.js';

type Props = Readonly<{ planId: string; interval: Interval; leave: (page: string) => void }>;

export function BookPlanPage({ planId, interval, leave }: Props) {
  const { t } = useTranslation('billing');
  const api = useApi();
  const { data: sold } = useQuery(plansForMeQuery(api));
  const { data: quote, error } = useQuery(quoteQuery(api, planId, interval));
  const { data: own } = useQuery(ownPlanQuery(api));
  const pending = own?.pending;
  const plan = sold?.plans.find(({ plan_id: id }) => id === planId);
  return (
    <>
      {error && (
        <>
          <QuoteProblem error={error} />
          <ButtonLink to="/plan" variant="soft" className="mt-4">
            {t('back')}
          </ButtonLink>
        </>
      )}
      {pending && (
        <div role="status" className="max-w-[560px]">
          <p>{t('pending.already', { plan: pending.booked.title })}</p>
          <ButtonLink to="/plan" className="mt-4">
            {t('back')}
          </ButtonLink>
        </div>
      )}
      {!error && !(own && plan && quote) && <SkeletonText lines={6} />}
      {own?.running?.cancelled && !error && quote?.now === null && <Cancelled last={addDays(own.running.to, -1)} />}
      {own && !error && !pending && plan && quote && !(own.running?.cancelled && quote.now === null) && (
        <Booking
          plan={plan}
          interval={interval}
          quote={quote}
          endsTrial={own.running?.trial === true}
          isTransfer={sold?.way === 'account'}
          leave={leave}
        />
      )}
    </>
  );
}

/** A cancelled plan cannot be changed into another plan until the cancellation is revoked. */
function Cancelled({ last }: Readonly<{ last: string }>) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const resuming = useResuming();
  return (
    <div role="status" className="max-w-[560px]">
      <p>{t('booking.cancelledBefore', { last: day(last, locale, 'year') })}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button busy={resuming.busy} onClick={() => void resuming.run()}>
          {t('resume')}
        </Button>
        <ButtonLink to="/plan" variant="ghost">
          {t('back')}
        </ButtonLink>
      </div>
    </div>
  );
}

type BookingProps = Readonly<{
  plan: PlanShape;
  interval: Interval;
  quote: QuoteShape;
  endsTrial: boolean;
  /** Payment by bank transfer, so the payment date is unknown. */
  isTransfer: boolean;
  leave: Props['leave'];
}>;

function Booking({ plan, interval, quote, endsTrial, isTransfer, leave }: BookingProps) {
  const { t } = useTranslation('billing');
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const locale = useLocale();
  const { plan_id: planId, title } = plan;
  const begins = day(quote.begins, locale, 'year');
  const named = t(`named.${interval}`, { plan: title });
  const booking = useAction({
    send: (net: number, options) => {
      const gross = quote.now?.gross ?? 0;
      return api.post('/plan_booking', { body: { plan_id: planId, interval, net, gross } }, options);
    },
    done: async ({ plan: own, payment }) => {
      putPlan(queries, own);
      if (payment?.page) return leave(payment.page);
      toasts.show('success', t('booking.changes', { plan: named, day: begins }));
      return navigate({ to: '/plan' });
    },
    // Refetch plans: the price may have changed, and must be shown before the next attempt.
    failed: () => {
      void queries.invalidateQueries({ queryKey: plansForMeQuery(api).queryKey });
      void queries.invalidateQueries({ queryKey: ownPlanQuery(api).queryKey });
      void queries.invalidateQueries({ queryKey: quoteQuery(api, planId, interval).queryKey });
    },
  });
  const { renewal } = quote;
  return (
    <div className="flex max-w-[560px] flex-col gap-5">
      <Card ground="raised" as="section" aria-labelledby="today">
        <h2 id="today" className="mb-2 text-h3">
          {quote.now ? t('booking.today') : t('booking.nothingToday')}
        </h2>
        {quote.now ? <Sums {...quote.now} /> : <p>{t('booking.later', { plan: named, day: begins })}</p>}
        {quote.waits_for_vat && <p className="mt-2">{t('booking.waitsForVat')}</p>}
      </Card>
      <BuyerSection buyer={quote.buyer} vat_id_awaited={quote.vat_id_awaited} />
      {endsTrial && <p>{t(isTransfer ? 'booking.endsTrialByTransfer' : 'booking.endsTrial')}</p>}
      <p>
        {t(`booking.${isTransfer && quote.now ? 'renewalOfTransfer' : 'renewal'}.${interval}`, {
          plan: title,
          day: day(renewal.on, locale, 'year'),
          gross: moneyExact({ minor: renewal.gross }),
          net: moneyExact({ minor: renewal.net }),
        })}
      </p>
      {isTransfer && quote.now && <p>{t('method.account')}</p>}
      <p className="text-muted">{t('booking.cancel')}</p>
      <BookingTerms />
      {booking.problem && (
        <p role="alert" className="font-semibold text-rose-ink">
          {booking.problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={booking.busy} onClick={() => void booking.run(renewal.net)}>
          {t(quote.now ? 'booking.action' : 'booking.change')}
        </Button>
        <ButtonLink to="/plan" variant="ghost">
          {t('back')}
        </ButtonLink>
      </div>
    </div>
  );
}
