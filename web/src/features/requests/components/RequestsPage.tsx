import { Link } from '@tanstack/react-router';
import Archive from 'lucide-react/icons/archive';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { lazy, Suspense } from 'react';
import type { Side } from '@lendring/contracts/kernel/side.js';
import { counterLoansQuery } from '../../../api/counter-loans.js';
import { requestsQuery, waitingQuery } from '../../../api/requests.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Icon } from '../../../ui/Icon.js';
import { tabLook } from '../../../ui/nav-look.js';
import { activeOf, allCounts, newsOf, sideToShow, tabToShow, turnTabs, waitingTabs } from '../counts.js';
import { type ListSearch, type ListTab, tabs } from '../list-search.js';
import { useWords } from '../words.js';
import { RequestList, RowSkeletons } from './RequestList.js';
import { NewsDot, SideTabs } from './SideTabs.js';

const CurrentCounterLoans = lazy(async () => ({
  default: (await import('../../../parts/counter-loans/CurrentCounterLoans.js')).CurrentCounterLoans,
}));

const capital = { open: 'Open', agreed: 'Agreed', running: 'Running', done: 'Done' } as const;

function EmptyTab({
  side,
  tab,
  counts,
}: Readonly<{ side: Side; tab: ListTab; counts: Readonly<Record<ListTab, number>> | undefined }>) {
  const { t } = useWords();
  const others = tabs.filter((one) => one !== tab && (counts?.[one] ?? 0) > 0);
  return (
    <EmptyState
      title={t(`empty.${side}${capital[tab]}`)}
      picture={side === 'vendor' ? 'mailbox' : 'compass'}
      actions={
        <>
          {side === 'vendor' ? (
            <ButtonLink to="/offer/create">{t('empty.createOffer')}</ButtonLink>
          ) : (
            <ButtonLink to="/search">{t('empty.search')}</ButtonLink>
          )}
          {others.map((one) => (
            <ButtonLink key={one} variant="ghost" to="/requests" search={{ side, tab: one, page: 1 }}>
              {t('empty.see', { tab: t(`tab.${one}`), count: counts?.[one] ?? 0 })}
            </ButtonLink>
          ))}
        </>
      }
    >
      <p>{t(`empty.${side}${capital[tab]}Text`)}</p>
    </EmptyState>
  );
}

export function RequestsPage({ search }: Readonly<{ search: ListSearch }>) {
  const { t } = useWords();
  const api = useApi();
  const { page } = search;
  const [lending, borrowing, awaited] = [
    useQuery(requestsQuery(api, 'vendor', 'open')),
    useQuery(requestsQuery(api, 'creator', 'open')),
    useQuery({ ...waitingQuery(api), retry: false }),
  ];
  const isLooking = [lending, borrowing, awaited].some(({ isPending }) => isPending);
  const [lent, borrowed] = [lending.data, borrowing.data].map((its) => its && { ...its, counts: allCounts(its) });
  const waiting = awaited.data?.waiting ?? [];
  const lists = lent && borrowed && { vendor: lent, creator: borrowed };
  const side = search.side ?? (isLooking ? undefined : lists ? sideToShow(waiting, lists) : 'creator');
  const known = side === 'vendor' ? lent : borrowed;
  const turns = side ? turnTabs(waiting, side) : [];
  const tab =
    search.tab ?? (isLooking ? undefined : known && side ? tabToShow(waitingTabs(waiting, side), known) : 'open');
  const list = useQuery({
    ...requestsQuery(api, side ?? 'creator', tab ?? 'open', page),
    enabled: side !== undefined && tab !== undefined,
  });
  const hasCounterLoans = (tab === 'agreed' || tab === 'running') && (known?.counter_loans[tab] ?? 0) > 0;
  const counter = useQuery({ ...counterLoansQuery(api, side ?? 'creator', 'current'), enabled: hasCounterLoans });
  const atCounter = (counter.data?.loans ?? []).filter(
    ({ handed_out: isOut }) => (isOut ? 'running' : 'agreed') === tab,
  );
  const counts = list.data ? allCounts(list.data) : known?.counts;
  const unread = list.data?.unread ?? known?.unread;
  const activeIn = (one: Side, loaded: typeof lent) => {
    const its = one === side ? counts : loaded?.counts;
    return its && activeOf(its);
  };
  const isTurnOf = (one: Side) => turnTabs(waiting, one).length > 0;
  return (
    <div className="wrap py-8 md:py-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1>{t('title')}</h1>
        <div className="flex flex-wrap items-center gap-x-5">
          <Link to="/counter-loans" className="inline-flex min-h-11 items-center gap-2 font-bold">
            <Icon icon={NotebookPen} />
            {t('counter')}
          </Link>
          <Link
            to="/requests/archive"
            search={side ? { side } : {}}
            className="inline-flex min-h-11 items-center gap-2 font-bold"
          >
            <Icon icon={Archive} />
            {t('archive.link')}
            {unread && unread.archive > 0 && <NewsDot count={unread.archive} />}
          </Link>
        </div>
      </div>
      <div className="mt-6">
        <SideTabs
          side={side}
          link={(one) => ({ to: '/requests', search: { side: one } })}
          counts={{ vendor: activeIn('vendor', lent), creator: activeIn('creator', borrowed) }}
          turn={{ vendor: isTurnOf('vendor'), creator: isTurnOf('creator') }}
          unread={{ vendor: lent && newsOf(lent.unread), creator: borrowed && newsOf(borrowed.unread) }}
        />
      </div>
      <nav
        aria-label={t('tabs')}
        className="mt-4 mb-6 flex flex-wrap border-b border-line max-[374px]:grid max-[374px]:grid-cols-2"
      >
        {tabs.map((one) => (
          <Link
            key={one}
            to="/requests"
            search={{ ...(side ? { side } : {}), tab: one }}
            className={`${tabLook(one === tab)} max-md:gap-1.5 max-md:px-2 max-md:text-small`}
            {...(one === tab ? { 'aria-current': 'page' as const } : {})}
          >
            {t(`tab.${one}`)}
            <span className="relative inline-flex">
              <span className="rounded-full text-center text-fine text-ink md:min-w-7 md:bg-mist md:px-2">
                {counts?.[one] ?? '\u2007'}
              </span>
              {turns.includes(one) ? (
                <NewsDot turn corner />
              ) : (
                unread && unread[one] > 0 && <NewsDot count={unread[one]} corner />
              )}
            </span>
          </Link>
        ))}
      </nav>
      {side && tab ? (
        <RequestList
          list={list}
          link={(next) => ({ to: '/requests', search: { side, tab, page: next } })}
          empty={hasCounterLoans ? null : <EmptyTab side={side} tab={tab} counts={counts} />}
        />
      ) : (
        <RowSkeletons label={t('list.loading')} />
      )}
      {side && hasCounterLoans && (
        <Suspense>
          <CurrentCounterLoans side={side} loans={atCounter} />
        </Suspense>
      )}
    </div>
  );
}
