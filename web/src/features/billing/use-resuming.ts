import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { putPlan } from '../../api/billing.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useAction, type Action } from '../../lib/forms/use-action.js';

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
