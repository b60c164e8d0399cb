import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { PiecedTitle } from '../../parts/handover/PiecedTitle.js';
import { offerQuery } from '../../api/offer.js';
import { moneyExact } from '../../i18n/format.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { stateText, useCounterWords } from '../../parts/counter-loans/words.js';
import { Button } from '../../ui/Button.js';
import { openLoans } from './entry-change.js';
import { keptOf, unsettled } from './totals.js';
import { Totals } from './Totals.js';

const AllBack = lazy(() => import('./AllBack.js'));
const HandOutAll = lazy(() => import('./HandOutAll.js'));
const ChangeEntry = lazy(() => import('./ChangeEntry.js'));

/** Other loans that were entered in the same act, with the sum, the change and the return of all of them at once. */
export default function Together({ loan }: Readonly<{ loan: CounterLoanShape }>) {
  const words = useCounterWords();
  const { t } = words;
  const api = useApi();
  const [asking, setAsking] = useState<'handOut' | 'complete' | 'change' | null>(null);
  const all = [loan, ...loan.together];
  const open = all.filter(({ actions }) => actions.includes('complete'));
  const toHandOut = all.filter(
    ({ actions, handed_out: isOut, finished_at: end }) => actions.includes('record_out') && !isOut && end === null,
  );
  const counted = all.filter(({ status }) => status !== 'cancelled');
  const offers = useQueries({
    queries: counted.map(({ offer_id: id, deposit_status: status }) => ({
      ...offerQuery(api, id),
      enabled: loan.side === 'vendor' && status === undefined,
    })),
  });
  const close = () => setAsking(null);
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
              <PiecedTitle of={other} />
            </Link>
            <span className={other.overdue ? 'font-semibold text-rose-ink' : 'text-muted'}>
              {other.price !== null
                ? `${moneyExact({ minor: other.price })} · `
                : counted.some(({ price }) => price !== null) && `${t('together.noPrice')} · `}
              {stateText(words, other)}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-4 empty:hidden">
        <Totals
          prices={counted.map(({ price }) => price)}
          securities={
            loan.side === 'vendor'
              ? unsettled(
                  counted,
                  offers.map(({ data }, index) => data && { ...data, units: counted[index]?.quantity ?? 1 }),
                )
              : []
          }
          kept={keptOf(counted)}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {toHandOut.length > 1 && (
          <Button variant="soft" onClick={() => setAsking('handOut')}>
            {t('together.handOut')}
          </Button>
        )}
        {open.length > 1 && (
          <Button variant="soft" onClick={() => setAsking('complete')}>
            {t('together.complete')}
          </Button>
        )}
        {openLoans(loan).length > 1 && (
          <Button variant="soft" onClick={() => setAsking('change')}>
            {t('together.change')}
          </Button>
        )}
      </div>
      <Suspense>
        {asking === 'handOut' && <HandOutAll loans={toHandOut} onClose={close} />}
        {asking === 'complete' && <AllBack loans={open} onClose={close} />}
        {asking === 'change' && <ChangeEntry loan={loan} onClose={close} />}
      </Suspense>
    </section>
  );
}
