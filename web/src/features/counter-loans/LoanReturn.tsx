import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { piecedTitle } from '@lendring/contracts/rules/counted-title.js';
import { counterLoanChanged, counterLoanQuery } from '../../api/counter-loans.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useAction } from '../../lib/forms/use-action.js';
import { useCounterWords } from '../../parts/counter-loans/words.js';
import ReturnDialog from '../../parts/handover/ReturnDialog.js';
import { useRecording } from './use-recording.js';

type Props = Readonly<{
  loan: CounterLoanShape;
  /** Place of the thing, as one of several that come back one after the other. */
  step?: Readonly<{ place: number; count: number }>;
  onClose: () => void;
}>;

/** Dialog that completes a counter loan. */
export default function LoanReturn({ loan, step, onClose }: Props) {
  const { t } = useTranslation('handover');
  const words = useCounterWords();
  const api = useApi();
  const queries = useQueryClient();
  const { loan_id: id } = loan;
  const recording = useRecording(loan);
  const title = piecedTitle(loan.title, loan.quantity, loan.pieces);
  const completing = useAction({
    send: (_: void, options) => api.patch('/counter_loan_complete/{id}', { id, body: {} }, options),
    done: (next) => counterLoanChanged(queries, next),
    failed: () => void queries.invalidateQueries({ queryKey: counterLoanQuery(api, id).queryKey }),
    said: () => t('done.isBack'),
  });
  return (
    <ReturnDialog
      loan={loan}
      loanId={id}
      counter
      text={t('back.text', { title, name: loan.name ?? words.t('somebody') })}
      item={step ? t('back.step', { ...step, title }) : null}
      recording={recording}
      completing={completing}
      onClose={onClose}
    />
  );
}
