import { Link } from '@tanstack/react-router';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import type { Side } from '@lendring/contracts/kernel/side.js';
import { CounterLoanRows } from './CounterLoanRows.js';
import { useCounterWords } from './words.js';

/** Counter loans below a list of requests of the same side and state. */
export function CurrentCounterLoans({ side, loans }: Readonly<{ side: Side; loans: readonly CounterLoanShape[] }>) {
  const { t } = useCounterWords();
  return (
    <section aria-labelledby="at-counter" className="mt-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="at-counter" className="text-h3">
          {t('link')}
        </h2>
        <Link to="/counter-loans" search={{ side }} className="inline-flex min-h-11 items-center font-bold">
          {t('all')}
        </Link>
      </div>
      <CounterLoanRows label={t('link')} loans={loans} />
    </section>
  );
}
