import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { countedTitle } from '@lendring/contracts/rules/counted-title.js';
import { completeCounterLoans, counterLoansMoved } from '../../api/counter-loans.js';
import { locales } from '../../i18n/locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useAction } from '../../lib/forms/use-action.js';
import { stateText, useCounterWords } from '../../parts/counter-loans/words.js';
import { Button } from '../../ui/Button.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';

/** Other loans that were entered in the same act, and the return of all of them at once. */
export default function Together({ loan }: Readonly<{ loan: CounterLoanShape }>) {
  const words = useCounterWords();
  const { t, locale } = words;
  const api = useApi();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const open = [loan, ...loan.together].filter(({ actions }) => actions.includes('complete'));
  const completing = useAction({
    send: (_: void) => completeCounterLoans(api, open),
    done: async () => {
      setAsking(false);
      await counterLoansMoved(queries);
    },
    failed: () => void counterLoansMoved(queries),
    said: () => t('together.done'),
  });
  return (
    <section aria-labelledby="together" className="rounded-lg border border-line p-5">
      <h2 id="together" className="text-h3">
        {t('together.title')}
      </h2>
      <ul className="m-0 mt-2 list-none p-0">
        {loan.together.map((other) => (
          <li
            key={other.loan_id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line last:border-0"
          >
            <Link
              to="/counter-loan/$loanId"
              params={{ loanId: other.loan_id }}
              className="inline-flex min-h-11 min-w-0 items-center font-bold wrap-anywhere"
            >
              {countedTitle(other.title, other.quantity)}
            </Link>
            <span className={other.overdue ? 'font-semibold text-rose-ink' : 'text-muted'}>
              {stateText(words, other)}
            </span>
          </li>
        ))}
      </ul>
      {open.length > 1 && (
        <div className="mt-4">
          <Button variant="soft" onClick={() => setAsking(true)}>
            {t('together.complete')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => {
          setAsking(false);
          completing.forget();
        }}
        onConfirm={() => void completing.run()}
        busy={completing.busy}
        danger={false}
        title={t('together.confirm')}
        action={t('together.complete')}
      >
        <p className="wrap-anywhere">
          {t('together.confirmText', {
            titles: new Intl.ListFormat(locales[locale].iso).format(
              open.map((one) => countedTitle(one.title, one.quantity)),
            ),
          })}
        </p>
        {completing.problem && (
          <p role="alert" className="mt-4 font-semibold text-rose-ink">
            {completing.problem}
          </p>
        )}
      </ConfirmDialog>
    </section>
  );
}
