import { useTranslation } from 'react-i18next';
import type { HandoverShape } from '@lendring/contracts/http/timeline.js';
import { piecedTitle } from '@lendring/contracts/rules/counted-title.js';
import { counterLoanQuery } from '../../api/counter-loans.js';
import { calendarChanged } from '../../api/offer-days.js';
import { requestQuery } from '../../api/requests.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useAction } from '../../lib/forms/use-action.js';
import type { Recording } from '../../parts/handover/recording.js';
import { isMoneyDue } from '../../parts/handover/deposit.js';
import { personOf } from '../../parts/handover/person-of.js';
import ReturnDialog from '../../parts/handover/ReturnDialog.js';
import { useQueryClient } from '@tanstack/react-query';

type Props = Readonly<{
  task: HandoverShape;
  /** Refetches what the return changes. */
  moved: (task: HandoverShape) => Promise<void>;
  /** Place of the item, as one of several that come back one after the other. */
  step?: Readonly<{ place: number; count: number }>;
  onClose: () => void;
}>;

/** Dialog that completes a loan of the work list. */
export default function TaskReturn({ task, moved, step, onClose }: Props) {
  const { t } = useTranslation(['handover', 'timeline']);
  const api = useApi();
  const queries = useQueryClient();
  const { request_id: requestId, counter_loan_id: counterId } = task;
  const listed = task.listed || isMoneyDue(task.deposit);
  const id = requestId ?? counterId ?? '';
  const request = useQuery({ ...requestQuery(api, id), enabled: listed && requestId !== null });
  const counterLoan = useQuery({ ...counterLoanQuery(api, id), enabled: listed && requestId === null });
  const done = {
    done: () => moved(task),
    failed: () => void calendarChanged(queries),
    said: () => t('handover:done.isBack'),
  };
  const recording = useAction({
    send: async (body: Recording, options): Promise<void> => {
      if (requestId) await api.patch('/request_handover/{id}', { id, body }, options);
      else await api.patch('/counter_loan_handover/{id}', { id, body }, options);
    },
    ...done,
  });
  const completing = useAction({
    send: async (_: void, options): Promise<void> => {
      if (requestId) await api.patch('/request_complete/{id}', { id, body: {} }, options);
      else await api.patch('/counter_loan_complete/{id}', { id, body: {} }, options);
    },
    ...done,
  });
  return (
    <ReturnDialog
      loan={listed ? (requestId ? request.data : counterLoan.data) : null}
      loanId={id}
      counter={requestId === null}
      item={
        step ? t('handover:back.step', { ...step, title: piecedTitle(task.title, task.quantity, task.pieces) }) : null
      }
      text={t('handover:back.text', {
        title: piecedTitle(task.title, task.quantity, task.pieces),
        name: personOf(task) ?? t('timeline:handovers.nobody'),
      })}
      recording={recording}
      completing={completing}
      onClose={onClose}
    />
  );
}
