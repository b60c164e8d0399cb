import { useTranslation } from 'react-i18next';
import { paymentMethodQuery } from '../../api/billing.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useAction } from '../../lib/forms/use-action.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Card } from '../../ui/Card.js';
import { SkeletonText } from '../../ui/Skeleton.js';

export function PaymentMethodPage({ leave }: Readonly<{ leave: (page: string) => void }>) {
  const { t } = useTranslation('billing');
  const api = useApi();
  const { data: method, error } = useQuery(paymentMethodQuery(api));
  const changing = useAction({
    send: (_: void, options) => api.post('/payment_method_page', { body: {} }, options),
    done: ({ page }) => leave(page),
    loud: true,
  });
  if (!method) return error ? <LoadProblem error={error} /> : <SkeletonText lines={3} />;
  return (
    <Card ground="sand" className="max-w-[560px]">
      <p>{t(`method.${method.known ? 'known' : (method.way ?? 'off')}`)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {method.known && (
          <Button busy={changing.busy} onClick={() => void changing.run()}>
            {t('method.change')}
          </Button>
        )}
        <ButtonLink to="/invoices" variant="ghost">
          {t('invoices.title')}
        </ButtonLink>
      </div>
    </Card>
  );
}
