import { Link } from '@tanstack/react-router';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { PiecedTitle } from '../handover/PiecedTitle.js';
import { moneyExact } from '../../i18n/format.js';
import { Picture } from '../../ui/Picture.js';
import { Tag } from '../../ui/Tag.js';
import { cx } from '../../ui/cx.js';
import { useDepositText } from '../handover/deposit.js';
import { spanText } from '../offers/period-text.js';
import { personText, stateText, useCounterWords } from './words.js';

function CounterLoanRow({ loan }: Readonly<{ loan: CounterLoanShape }>) {
  const words = useCounterWords();
  const { t } = words;
  const deposit = useDepositText()(loan.deposit_status ?? null, {
    side: loan.side,
    isOver: loan.finished_at !== null,
    isBack: loan.status === 'completed',
  });
  const isOver = loan.status === 'completed' || loan.status === 'cancelled';
  return (
    <article
      className={cx(
        'group relative grid grid-cols-[72px_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-lg border p-4 transition-shadow hover:shadow-soft md:grid-cols-[112px_1fr_auto] md:gap-x-6',
        loan.overdue ? 'border-rose-ink bg-paper' : 'border-line bg-paper',
      )}
    >
      <Picture picture={loan.image} alt="" sizes="112px" className={cx('self-start', isOver && 'opacity-70')} />
      <div className="min-w-0">
        <h3 className="title text-base wrap-anywhere">
          <Link
            to="/counter-loan/$loanId"
            params={{ loanId: loan.loan_id }}
            className="text-ink no-underline group-hover:underline after:absolute after:inset-0 after:rounded-lg"
          >
            <PiecedTitle of={loan} />
          </Link>
        </h3>
        <p className="mt-1.5 text-base wrap-anywhere">{personText(words, loan)}</p>
        <p className="mt-1 text-base text-muted">{spanText(words, loan.period)}</p>
        {deposit && <p className="mt-1 text-base wrap-anywhere">{deposit}</p>}
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-2 md:col-span-1 md:max-w-[360px] md:min-w-[240px] md:flex-col md:items-end md:justify-between md:text-right">
        <p className="text-base font-semibold">
          {loan.overdue ? <Tag tone="rose">{stateText(words, loan)}</Tag> : stateText(words, loan)}
        </p>
        <div className="ml-auto flex flex-wrap items-center gap-3 md:ml-0">
          {loan.side === 'vendor' && loan.linked && <Tag tone="teal">{t('linkedTag')}</Tag>}
          {loan.price !== null && <span className="font-head text-h3/[1.2]">{moneyExact({ minor: loan.price })}</span>}
        </div>
      </div>
    </article>
  );
}

/** Loans, with those that were entered in the same act together, where the first of them is. */
export function CounterLoanRows({ label, loans }: Readonly<{ label: string; loans: readonly CounterLoanShape[] }>) {
  const words = useCounterWords();
  const groups = Map.groupBy(loans, ({ group_id: groupId, loan_id: loanId }) => groupId ?? loanId);
  const rows = (shown: readonly CounterLoanShape[]) =>
    shown.map((loan) => (
      <li key={loan.loan_id}>
        <CounterLoanRow loan={loan} />
      </li>
    ));
  return (
    <ul aria-label={label} className="flex flex-col gap-4">
      {[...groups].map(([key, [first, ...others]]) => {
        if (!first || others.length === 0) return rows(first ? [first] : []);
        const to = personText(words, first);
        const title = words.t('together.group', { count: others.length + 1, to });
        return (
          <li key={key} className="rounded-lg bg-tint p-3">
            <p className="mb-2 px-1 font-semibold wrap-anywhere">{title}</p>
            <ul aria-label={title} className="flex flex-col gap-2">
              {rows([first, ...others])}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
