import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HandoverShape } from '@lendring/contracts/http/timeline.js';
import { piecedTitle } from '@lendring/contracts/rules/counted-title.js';
import { completeCounterLoans } from '../../api/counter-loans.js';
import { calendarChanged } from '../../api/offer-days.js';
import { moneyExact } from '../../i18n/format.js';
import { locales } from '../../i18n/locale.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useAction } from '../../lib/forms/use-action.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { isMoneyDue } from '../../parts/handover/deposit.js';
import { personOf } from '../../parts/handover/person-of.js';
import TaskReturn from './TaskReturn.js';

type Props = Readonly<{
  /** Loans of one borrower that were recorded together. */
  tasks: readonly HandoverShape[];
  /** Refetches what the returns change. */
  moved: () => Promise<void>;
  onClose: () => void;
}>;

const idOf = ({ request_id: requestId, counter_loan_id: loanId }: HandoverShape): string => requestId ?? loanId ?? '';

/**
 * Return of loans that were recorded together: those with parts, pieces or a deposit one after another, as each alone,
 * the others with one confirmation.
 */
export default function GroupReturn({ tasks, moved, onClose }: Props) {
  const { t } = useTranslation('timeline');
  const { t: handover } = useTranslation('handover');
  const api = useApi();
  const queries = useQueryClient();
  const locale = useLocale();
  // The loans of the beginning, because a return changes the pieces and the deposit of its loan.
  const [asked] = useState(() => tasks.filter(({ listed, deposit }) => listed || isMoneyDue(deposit)));
  const plain = tasks.filter((task) => !asked.some((one) => idOf(one) === idOf(task)));
  const [owed] = useState(() =>
    asked.reduce((sum, { deposit }) => sum + (deposit?.state === 'held' ? deposit.sum : 0), 0),
  );
  // The sum to give back is named before the first of several dialogs.
  const [confirmed, setConfirmed] = useState(plain.length === 0 && (asked.length < 2 || owed === 0));
  const [place, setPlace] = useState(0);
  // A ref, since the dialog closes before the next render, after a return as after a cancellation.
  const isBack = useRef(false);
  const complete = useAction({
    send: async (): Promise<void> => {
      for (const { request_id: requestId, counter_loan_id: loanId } of plain) {
        if (requestId) await api.patch('/request_complete/{id}', { id: requestId, body: {} });
        else await completeCounterLoans(api, [{ loan_id: loanId ?? '' }]);
      }
    },
    done: async () => {
      if (asked.length === 0) onClose();
      else setConfirmed(true);
      await moved();
    },
    failed: () => void calendarChanged(queries),
    said: () => t('handovers.done'),
  });
  const titlesOf = (some: readonly HandoverShape[]): string =>
    new Intl.ListFormat(locales[locale].iso).format(
      some.map((task) => piecedTitle(task.title, task.quantity, task.pieces)),
    );
  const current = asked[place];
  if (confirmed && current)
    return (
      <TaskReturn
        key={idOf(current)}
        task={current}
        step={{ place: place + 1, count: asked.length }}
        moved={async () => {
          isBack.current = true;
          await moved();
        }}
        onClose={() => {
          if (!isBack.current || place + 1 === asked.length) onClose();
          else setPlace(place + 1);
          isBack.current = false;
        }}
      />
    );
  const [first] = plain;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => (plain.length === 0 ? setConfirmed(true) : void complete.run())}
      busy={complete.busy}
      danger={false}
      title={handover('back.ask')}
      action={t(asked.length === 0 ? 'handovers.back' : 'handovers.next')}
    >
      {plain.length > 0 && (
        <p className="wrap-anywhere">
          {t('handovers.confirmAll', {
            title: titlesOf(plain),
            name: (first && personOf(first)) ?? t('handovers.nobody'),
          })}
        </p>
      )}
      {asked.length > 0 && <p className="mt-3 wrap-anywhere">{t('handovers.then', { titles: titlesOf(asked) })}</p>}
      {owed > 0 && (
        <p className="mt-3 font-semibold">{handover('back.giveBack', { sum: moneyExact({ minor: owed }) })}</p>
      )}
      {complete.problem && (
        <p role="alert" className="mt-4 font-semibold text-rose-ink">
          {complete.problem}
        </p>
      )}
    </ConfirmDialog>
  );
}
