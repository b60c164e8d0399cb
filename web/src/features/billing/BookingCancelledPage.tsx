import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { PaymentShape } from '@lendring/contracts/http/billing.js';
import { useTranslation } from 'react-i18next';
import { paymentMoved, paymentQuery } from '../../api/billing.js';
import { useApi } from '../../lib/api-context.js';
import { errorText } from '../../lib/error-text.js';
import { useAction } from '../../lib/use-action.js';
import { Button } from '../../ui/Button.js';
import { ButtonAnchor } from '../../ui/ButtonLink.js';
import { Card } from '../../ui/Card.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { BackLink } from './components/BackLink.js';
import { Sums } from './components/Sums.js';

/** Why there is nothing to pay any more. */
const overBy = (status: PaymentShape['status']): 'underway' | 'failed' | 'over' => {
  if (status === 'pending') return 'underway';
  return status === 'failed' ? 'failed' : 'over';
};

/** Somebody came back without paying: they may go on, or give the booking up. */
export function BookingCancelledPage({ paymentId }: Readonly<{ paymentId: string }>) {
  const { t } = useTranslation('billing');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data: payment, error } = useQuery(paymentQuery(api, paymentId));
  const dropping = useAction({
    send: (_: void, options) => api.delete('/payment/{id}', { id: paymentId }, options),
    done: async () => {
      const { offer_id: offerId, ad_id: adId } = payment ?? {};
      if (offerId) await navigate({ to: '/offer/$offerId/promote', params: { offerId }, search: {} });
      else if (adId) await navigate({ to: '/account/ads/$adId', params: { adId } });
      else await navigate({ to: '/plan' });
      await paymentMoved(queries);
    },
    said: () => t('unpaid.dropped'),
    loud: true,
  });
  const page = payment?.page;
  return (
    <>
      {!payment && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={4} />)}
      {payment && (
        <Card ground="raised" className="max-w-[560px]">
          {payment.status === 'failed' && <p className="title mb-1">{t('unpaid.failedTitle')}</p>}
          <p className="mb-3">{t(page ? 'unpaid.text' : `unpaid.${overBy(payment.status)}`)}</p>
          {page && <Sums {...sumsOf(payment)} />}
          <div className="mt-4 flex flex-wrap gap-3">
            {page ? (
              <>
                <ButtonAnchor href={page}>{t('pending.pay')}</ButtonAnchor>
                <Button variant="ghost" busy={dropping.busy} onClick={() => void dropping.run()}>
                  {t('pending.drop')}
                </Button>
              </>
            ) : (
              <BackLink payment={payment} />
            )}
          </div>
        </Card>
      )}
    </>
  );
}

const sumsOf = ({ lines, amount }: Pick<PaymentShape, 'lines' | 'amount'>) => {
  const net = lines.reduce((sum, line) => sum + line.net, 0);
  return { lines, net, vat: amount - net, gross: amount };
};
