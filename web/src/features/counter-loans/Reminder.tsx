import { useQueryClient } from '@tanstack/react-query';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { counterAddress } from '@lendring/contracts/rules/counter-loan.js';
import { counterLoanChanged, counterLoanQuery } from '../../api/counter-loans.js';
import { instant } from '../../i18n/format.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useAction } from '../../lib/forms/use-action.js';
import { useCounterWords } from '../../parts/counter-loans/words.js';
import { Button } from '../../ui/Button.js';

/** Reminder by mail of an overdue loan, and when the latest one was sent. */
export default function Reminder({ loan }: Readonly<{ loan: CounterLoanShape }>) {
  const { t, locale } = useCounterWords();
  const api = useApi();
  const queries = useQueryClient();
  const { loan_id: id, reminded_at: remindedAt, actions, period } = loan;
  const email = counterAddress(loan);
  const reminding = useAction({
    send: (_: void, options) => api.post('/counter_loan_reminder/{id}', { id, body: {} }, options),
    done: (next) => counterLoanChanged(queries, next),
    failed: () => void queries.invalidateQueries({ queryKey: counterLoanQuery(api, id).queryKey }),
    said: () => t('remind.sent'),
  });
  if (email === null) return null;
  return (
    <section aria-labelledby="remind" className="rounded-lg border border-line p-5">
      <h2 id="remind" className="text-h3">
        {t('remind.title')}
      </h2>
      <p className="mt-1 text-muted wrap-anywhere">{t('remind.text', { email })}</p>
      {remindedAt && (
        <p className="mt-2 font-semibold">{t('remind.last', { when: instant(remindedAt, locale, period.zone) })}</p>
      )}
      {actions.includes('remind') && (
        <Button variant="soft" className="mt-4" busy={reminding.busy} onClick={() => void reminding.run()}>
          {t('remind.send')}
        </Button>
      )}
      {reminding.problem && (
        <p role="alert" className="mt-3 font-semibold text-rose-ink">
          {reminding.problem}
        </p>
      )}
    </section>
  );
}
