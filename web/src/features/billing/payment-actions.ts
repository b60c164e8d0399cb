import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PaymentShape } from '@lendring/contracts/http/payments.js';
import { paymentMoved, putPlan } from '../../api/billing.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { type Action, useAction } from '../../lib/forms/use-action.js';

export const useGivingUp = (): Action<PaymentShape> => {
  const { t } = useTranslation('billing');
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useAction({
    send: async (payment: PaymentShape, options) => {
      await api.delete('/payment/{id}', { id: payment.payment_id }, options);
      return payment;
    },
    done: async ({ offer_id: offerId, ad_id: adId }) => {
      if (offerId) await navigate({ to: '/offer/$offerId/promote', params: { offerId }, search: {} });
      else if (adId) await navigate({ to: '/account/ads/$adId', params: { adId } });
      else await navigate({ to: '/plan' });
      await paymentMoved(queries);
    },
    said: ({ way }) => t(way === 'account' ? 'unpaid.droppedTransfer' : 'unpaid.dropped'),
    loud: true,
  });
};

export const useResuming = (): Action<void> => {
  const { t } = useTranslation('billing');
  const api = useApi();
  const queries = useQueryClient();
  return useAction({
    send: (_: void, options) => api.post('/plan_resumption', { body: {} }, options),
    done: (plan) => putPlan(queries, plan),
    said: () => t('resumed'),
    loud: true,
  });
};
