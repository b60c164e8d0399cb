import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { TestOutcome } from '@lendring/contracts/billing/payments.js';
import type { PaymentShape } from '@lendring/contracts/http/payments.js';
import { useTranslation } from 'react-i18next';
import { paymentMoved, paymentQuery } from '../../api/billing.js';
import { moneyExact } from '../../i18n/format.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useAction } from '../../lib/forms/use-action.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Card } from '../../ui/Card.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { Tag } from '../../ui/Tag.js';

const outcomes = ['paid', 'declined', 'twice', 'late'] as const satisfies readonly TestOutcome[];

const resultOf = ({ payment_id: paymentId, offer_id: offerId }: PaymentShape, paid: boolean) => {
  const result = paid ? 'success' : 'cancelled';
  if (offerId === null) return { to: '/plan/booking/$paymentId/$result', params: { paymentId, result } } as const;
  const params = { offerId, paymentId };
  return paid
    ? ({ to: '/offer/$offerId/booking/$paymentId/success', params } as const)
    : ({ to: '/offer/$offerId/booking/$paymentId/cancelled', params } as const);
};

/** Fake checkout page for installations without a payment provider; the buyer selects the outcome. */
export function TestPaymentPage({ paymentId }: Readonly<{ paymentId: string }>) {
  const { t } = useTranslation('billing');
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data: payment, error } = useQuery(paymentQuery(api, paymentId));
  const paying = useAction({
    send: (outcome: TestOutcome, options) =>
      api.post('/payment_test/{id}', { id: paymentId, body: { outcome } }, options),
    done: async (moved) => {
      await navigate({ ...resultOf(moved, moved.granted), replace: true });
      await paymentMoved(queries);
    },
  });
  return (
    <div className="wrap max-w-[640px] pt-9 pb-14">
      <Tag tone="sun" wraps>
        {t('test.mark')}
      </Tag>
      <h1 className="mt-3 text-h1">{t('test.title')}</h1>
      <p className="mt-2 text-muted">{t('test.text')}</p>
      {!payment && (error ? <LoadProblem error={error} /> : <SkeletonText lines={4} />)}
      {payment && (
        <Card ground="raised" className="mt-6">
          <p className="font-head text-h2">{moneyExact({ minor: payment.amount })}</p>
          {payment.page === null && <p className="mt-2">{t('unpaid.over')}</p>}
          {payment.page !== null && (
            <div className="mt-4 flex flex-col gap-3">
              {outcomes.map((outcome) => (
                <Button
                  key={outcome}
                  variant={outcome === 'paid' ? 'primary' : 'ghost'}
                  busy={paying.busy && paying.input === outcome}
                  onClick={() => void paying.run(outcome)}
                >
                  {t(`test.${outcome}`)}
                </Button>
              ))}
              <ButtonLink {...resultOf(payment, false)} variant="ghost">
                {t('test.leave')}
              </ButtonLink>
            </div>
          )}
          {paying.problem && (
            <p role="alert" className="mt-3 font-semibold text-rose-ink">
              {paying.problem}
            </p>
          )}
        </Card>
      )}
    </div>
  );
}
