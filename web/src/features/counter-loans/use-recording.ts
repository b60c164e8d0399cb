import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { counterLoanChanged, counterLoanQuery } from '../../api/counter-loans.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { type Action, useAction } from '../../lib/forms/use-action.js';
import type { Answering, Recording } from '../../parts/handover/recording.js';

/** Records a handover or a return of a counter loan. */
export const useRecording = ({ loan_id: id, finished_at: finishedAt }: CounterLoanShape): Action<Recording> => {
  const { t } = useTranslation('handover');
  const api = useApi();
  const queries = useQueryClient();
  return useAction({
    send: (body: Recording, options) => api.patch('/counter_loan_handover/{id}', { id, body }, options),
    done: (next) => counterLoanChanged(queries, next),
    failed: () => void queries.invalidateQueries({ queryKey: counterLoanQuery(api, id).queryKey }),
    said: (_, { moment, undone }) =>
      t(undone ? 'done.undone' : `done.${moment === 'back' && finishedAt === null ? 'isBack' : moment}`),
  });
};

/** Answers a record of a counter loan as its linked borrower. */
export const useAnswering = ({ loan_id: id }: CounterLoanShape): Action<Answering> => {
  const { t } = useTranslation('handover');
  const api = useApi();
  const queries = useQueryClient();
  return useAction({
    send: (body: Answering, options) => api.patch('/counter_loan_handover_answer/{id}', { id, body }, options),
    done: (next) => counterLoanChanged(queries, next),
    failed: () => void queries.invalidateQueries({ queryKey: counterLoanQuery(api, id).queryKey }),
    said: (_, { agrees }) => t(agrees ? 'done.agreed' : 'done.disputed'),
  });
};
