import { useTranslation } from 'react-i18next';
import { paymentQuery } from '../../api/billing.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/error-text.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { Card } from '../../ui/Card.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { BackLink } from './components/BackLink.js';
import { Failed } from './components/Failed.js';
import { Unpaid } from './components/Unpaid.js';

export function BookingCancelledPage({ paymentId }: Readonly<{ paymentId: string }>) {
  const { t } = useTranslation('billing');
  const { t: common } = useTranslation();
  const { data: payment, error } = useQuery(paymentQuery(useApi(), paymentId));
  if (!payment) return error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={4} />;
  return (
    <Card ground="raised" className="max-w-[560px]">
      {payment.page ? (
        <Unpaid payment={payment} page={payment.page} />
      ) : (
        <>
          {payment.status === 'failed' ? (
            <Failed payment={payment} />
          ) : (
            <p>{t(payment.status === 'pending' ? 'unpaid.underway' : 'unpaid.over')}</p>
          )}
          <div className="mt-4">
            <BackLink payment={payment} />
          </div>
        </>
      )}
    </Card>
  );
}
