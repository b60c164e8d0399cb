import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { counterLoanChanged, counterLoanQuery } from '../../api/counter-loans.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useAction } from '../../lib/forms/use-action.js';
import { Handovers, type Recording } from '../../parts/handover/Handovers.js';

export default function LoanHandovers({ loan }: Readonly<{ loan: CounterLoanShape }>) {
  const { t } = useTranslation('handover');
  const api = useApi();
  const queries = useQueryClient();
  const { loan_id: id } = loan;
  const recording = useAction({
    send: (body: Recording, options) => api.patch('/counter_loan_handover/{id}', { id, body }, options),
    done: (next) => counterLoanChanged(queries, next),
    failed: () => void queries.invalidateQueries({ queryKey: counterLoanQuery(api, id).queryKey }),
    said: (_, { moment, undone }) => t(undone ? 'done.undone' : `done.${moment}`),
  });
  return <Handovers loan={loan} loanId={id} counter isBack={loan.finished_at !== null} recording={recording} />;
}
