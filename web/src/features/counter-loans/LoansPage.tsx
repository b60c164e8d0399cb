import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense } from 'react';
import type { Side } from '@lendring/contracts/kernel/side.js';
import { counterLoansQuery } from '../../api/counter-loans.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/api-error.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { CounterLoanRows } from '../../parts/counter-loans/CounterLoanRows.js';
import { useCounterWords } from '../../parts/counter-loans/words.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { Pagination } from '../../ui/Pagination.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { pillGroupLook, pillLook, tabLook } from '../../ui/nav-look.js';
import { LoanTools } from './LoanTools.js';
import type { LoansSearch } from './search.js';

const SaveLoans = lazy(() => import('./SaveLoans.js'));

const enterLink = (label: string) => (
  <ButtonLink to="/counter-loans/new">
    <Icon icon={Plus} />
    {label}
  </ButtonLink>
);

/** `hasOthers`: the other tab has loans. */
function Nothing({ side, tab, hasOthers }: Pick<LoansSearch, 'side' | 'tab'> & Readonly<{ hasOthers: boolean }>) {
  const { t } = useCounterWords();
  const ofCreator = hasOthers ? (tab === 'done' ? 'creatorDone' : 'creatorNow') : 'creator';
  const which = side === 'creator' ? ofCreator : tab;
  return (
    <EmptyState title={t(`empty.${which}`)} picture="package" actions={which === 'current' && enterLink(t('enter'))}>
      <p>{t(`empty.${which}Text`)}</p>
    </EmptyState>
  );
}

export function LoansPage({ search }: Readonly<{ search: LoansSearch }>) {
  const { t, common } = useCounterWords();
  const api = useApi();
  const { side, tab, q, from, to } = search;
  const list = useQuery(counterLoansQuery(api, side, tab, search));
  const isNarrowed = Boolean(q || from || to);
  const hasLoans = list.data !== undefined && list.data.counts.current + list.data.counts.done > 0;
  const borrowed = useQuery(counterLoansQuery(api, 'creator', 'current'));
  const borrowedCounts = borrowed.data?.counts;
  const hasBorrowed =
    side === 'creator' || (borrowedCounts !== undefined && borrowedCounts.current + borrowedCounts.done > 0);
  const sides: readonly Side[] = ['vendor', 'creator'];
  return (
    <div className="wrap py-8 md:py-12">
      <Link to="/requests" className="inline-flex min-h-11 items-center gap-2 font-bold">
        <Icon icon={ArrowLeft} />
        {t('toRequests')}
      </Link>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-4">
        <h1>{t('title')}</h1>
        {enterLink(t('enter'))}
      </div>
      <p className="mt-2 max-w-[640px] text-muted">{t(side === 'creator' ? 'introCreator' : 'intro')}</p>
      {hasBorrowed && (
        <nav aria-label={t('sides.label')} className={`mt-6 ${pillGroupLook}`}>
          {sides.map((one) => (
            <Link
              key={one}
              to="/counter-loans"
              search={{ side: one }}
              className={pillLook(one === side)}
              {...(one === side ? { 'aria-current': 'page' as const } : {})}
            >
              {t(`sides.${one}`)}
            </Link>
          ))}
        </nav>
      )}
      {(isNarrowed || hasLoans) && <LoanTools search={search} />}
      <nav aria-label={t('tabs.label')} className="mt-4 mb-6 flex flex-wrap border-b border-line">
        {(['current', 'done'] as const).map((one) => (
          <Link
            key={one}
            to="/counter-loans"
            search={{ side, tab: one, q, from, to }}
            className={tabLook(one === tab)}
            {...(one === tab ? { 'aria-current': 'page' as const } : {})}
          >
            {t(`tabs.${one}`)}
            <span className="rounded-full text-center text-fine text-ink md:min-w-7 md:bg-mist md:px-2">
              {list.data?.counts[one] ?? ' '}
            </span>
          </Link>
        ))}
      </nav>
      {list.isPending ? (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">{t('loading')}</span>
          {[1, 2, 3].map((one) => (
            <Skeleton key={one} className="h-[116px] w-full rounded-lg" />
          ))}
        </div>
      ) : list.isError && !list.data ? (
        <EmptyState
          title={t('failed')}
          actions={
            <Button onClick={() => void list.refetch()} busy={list.isFetching}>
              {t('retry')}
            </Button>
          }
        >
          <p role="alert">{errorText(common, list.error)}</p>
        </EmptyState>
      ) : list.data.loans.length === 0 ? (
        isNarrowed ? (
          <EmptyState title={t('empty.found')} picture="magnifier">
            <p>{t('empty.foundText')}</p>
          </EmptyState>
        ) : (
          <Nothing side={side} tab={tab} hasOthers={hasLoans} />
        )
      ) : (
        <>
          <h2 className="sr-only">{t(`tabs.${tab}`)}</h2>
          {side === 'vendor' && (
            <div className="mb-4">
              <Suspense>
                <SaveLoans search={search} />
              </Suspense>
            </div>
          )}
          <CounterLoanRows label={t('title')} loans={list.data.loans} />
          <Pagination
            {...list.data.paging}
            link={(next) => ({ to: '/counter-loans', search: { ...search, page: next } })}
          />
        </>
      )}
    </div>
  );
}
