import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { HandoverShape } from '@lendring/contracts/http/timeline.js';
import { countedTitle } from '@lendring/contracts/rules/counted-title.js';
import { completeCounterLoans } from '../../api/counter-loans.js';
import { calendarChanged } from '../../api/offer-days.js';
import { moneyExact } from '../../i18n/format.js';
import { locales } from '../../i18n/locale.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useAction } from '../../lib/forms/use-action.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { personOf } from '../../parts/handover/person-of.js';

type Props = Readonly<{
  /** Loans of one borrower that were recorded together. */
  tasks: readonly HandoverShape[];
  /** Refetches what the returns change. */
  moved: () => Promise<void>;
  onClose: () => void;
}>;

/** Dialog that completes all loans which were recorded together. */
export default function GroupReturn({ tasks, moved, onClose }: Props) {
  const { t } = useTranslation('timeline');
  const { t: handover } = useTranslation('handover');
  const api = useApi();
  const queries = useQueryClient();
  const locale = useLocale();
  const complete = useAction({
    send: async (): Promise<void> => {
      for (const { request_id: requestId, counter_loan_id: loanId } of tasks) {
        if (requestId) await api.patch('/request_complete/{id}', { id: requestId, body: {} });
        else await completeCounterLoans(api, [{ loan_id: loanId ?? '' }]);
      }
    },
    done: async () => {
      onClose();
      await moved();
    },
    failed: () => void calendarChanged(queries),
    said: () => t('handovers.done'),
  });
  const [first] = tasks;
  const held = tasks.reduce((sum, { deposit }) => sum + (deposit?.state === 'held' ? deposit.sum : 0), 0);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void complete.run()}
      busy={complete.busy}
      danger={false}
      title={handover('back.ask')}
      action={t('handovers.back')}
    >
      <p className="wrap-anywhere">
        {t('handovers.confirmAll', {
          title: new Intl.ListFormat(locales[locale].iso).format(
            tasks.map((task) => countedTitle(task.title, task.quantity)),
          ),
          name: (first && personOf(first)) ?? t('handovers.nobody'),
        })}
      </p>
      {held > 0 && <p className="mt-3">{handover('deposit.back.later', { sum: moneyExact({ minor: held }) })}</p>}
      {complete.problem && (
        <p role="alert" className="mt-4 font-semibold text-rose-ink">
          {complete.problem}
        </p>
      )}
    </ConfirmDialog>
  );
}
