import CalendarX from 'lucide-react/icons/calendar-x';
import { lazy, startTransition, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { myGroupQuery } from '../../api/groups.js';
import { keepSimilar, resultsQuery } from '../../api/offer-search.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText, isNotOpenYet } from '../../lib/api-client/api-error.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useFoundTitle } from '../../lib/page/use-page-heading.js';
import { useSession } from '../../lib/session/session-context.js';
import { usePersonal } from '../../lib/session/use-account.js';
import { AdSlot } from '../../parts/ads/AdSlot.js';
import { Button } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { Pagination } from '../../ui/Pagination.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { cx } from '../../ui/cx.js';
import {
  CategoryBelow,
  CategoryTrail,
  GroupTrail,
  MeantNote,
  mendedWords,
  piggyBankWords,
} from './components/ResultsHead.js';
import { LenderCards } from './components/LenderCards.js';
import { ResultRow } from './components/ResultRow.js';
import { SortMenu } from './components/SortMenu.js';
import { headingOf, lendersOnly, shortHeading } from './components/heading.js';
import type { ListData } from './load-list.js';
import { addressOfList, changed, comparesPrices, questionOf, rowsBelow } from './model/list.js';
import { freeWordsIn } from './model/free-words.js';
import { Filters, NothingFound, PhoneMap, WideMap } from './parts.js';

function RowSkeletons({ rows = 6 }: Readonly<{ rows?: number }>) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('ui.loading')}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex gap-3.5 border-b border-line py-4 md:gap-[18px]">
          <Skeleton className="aspect-4/3 w-28 shrink-0 self-start rounded-md md:w-[212px]" />
          <div className="flex flex-1 flex-col gap-3">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="mt-auto h-6 w-24" />
          </div>
        </div>
      ))}
    </div>
  );
}

const SaveSearch = lazy(() => import('./saved/SaveSearch.js'));
const WiderResults = lazy(() => import('./components/WiderResults.js'));

const BEFORE_ADS = 3;
/** Number of rows in the first view of a phone. */
const FIRST_VIEW = 3;

export function ResultsPage({ list, trail, below, bygone = false }: ListData & Readonly<{ bygone?: boolean }>) {
  const { t } = useTranslation(['search', 'common']);
  const words = useAnyText();
  const api = useApi();
  const question = questionOf(list);
  const { status } = useSession();
  const [isKnown, isIn] = [status !== 'unknown', status === 'in'];
  const {
    data: found,
    error,
    isPlaceholderData: old,
    refetch,
    isFetching,
  } = useQuery({ ...resultsQuery(api, question), placeholderData: keepSimilar(question) });
  // Reload to show the opening page: the installation is not open yet, and rendering did not wait for the list.
  useEffect(() => {
    if (isNotOpenYet(error)) location.reload();
  }, [error]);
  const isDue = usePersonal(found, resultsQuery(api, question).queryKey);
  // A group's offers are only visible to its members, so wait for the response to the signed-in user.
  const waits = list.fields.group !== undefined && (isDue || !isKnown);
  const [active, setActive] = useState<string | null>(null);
  // A transition keeps the server-rendered map until its code is loaded.
  const point = useCallback((offerId: string | null) => startTransition(() => setActive(offerId)), []);
  const pick = useCallback((offerId: string) => {
    setActive(offerId);
    const row = document.getElementById(`row-${offerId}`);
    row?.scrollIntoView({ block: 'center' });
    row?.querySelector('a')?.focus({ preventScroll: true });
  }, []);
  // The previous count stays in the heading while new results load, to avoid a layout shift.
  const { group: groupId } = list.fields;
  const { data: group } = useQuery({ ...myGroupQuery(api, groupId ?? ''), enabled: isIn && groupId !== undefined });
  const heading = found ? headingOf(words, list, found, group?.name) : shortHeading(words, list);
  const isWhole = list.route === 'search' && list.term === null && list.category === null;
  useFoundTitle(group && isWhole ? t('seo.group', { group: group.name }) : undefined);
  const { from, to, count, freeWords: asked = '' } = list.fields;
  // Validate `freeWords`, so that a crafted URL cannot put arbitrary text on the page.
  const freeWords = freeWordsIn(asked)?.rest === null && asked;
  const mended = found ? mendedWords(words, found) : '';
  const piggyBank = found ? piggyBankWords(words, list, found) : '';
  const { lat, box, group: inGroup } = list.fields;
  const isEverywhere =
    found?.place === null && found.total > 0 && !list.city && lat === undefined && !box && inGroup === undefined;
  const hasOnlyLenders = found !== undefined && lendersOnly(found) > 0;
  const hasAd = found?.ads.some(({ position }) => position === 'top') ?? false;
  return (
    <div className="lg:grid lg:grid-cols-[max(28px,calc((100%-1240px)/2+28px))_minmax(0,1fr)_minmax(0,38%)]">
      <div className="min-h-dvh px-[18px] pb-24 md:px-[28px] lg:col-start-2 lg:pb-10 lg:pl-0">
        {group ? <GroupTrail group={group} /> : <CategoryTrail list={list} trail={trail} />}
        <div className={cx('mb-3 flex items-end justify-between gap-4', !list.category && !group && 'mt-5')}>
          <h1 aria-live="polite" aria-atomic className="text-h2 md:text-h1">
            {heading}
          </h1>
          <div className="shrink-0 max-md:hidden noscript:hidden">
            <SortMenu list={list} align="end" />
          </div>
        </div>
        {list.route === 'category' && list.category?.description && (
          <p className="mb-3 max-w-[640px] whitespace-pre-line text-muted">{list.category.description}</p>
        )}
        <CategoryBelow list={list} below={below} />
        {/*
         * Keep the live region in the page before it has content, because screen readers otherwise do not announce
         * the content.
         */}
        <div role="status">
          {found && <MeantNote list={list} found={found} />}
          {mended && <p className="mb-3 text-muted">{mended}</p>}
          {piggyBank && <p className="mb-3 text-muted">{piggyBank}</p>}
          {isEverywhere && <p className="mb-3 text-muted">{t('everywhere')}</p>}
          {freeWords && <p className="mb-3 text-muted">{t('meant.filter', { words: freeWords })}</p>}
        </div>
        {bygone && (
          <p className="mb-3 flex items-start gap-2 text-sun-ink">
            <Icon icon={CalendarX} size={18} className="mt-0.5" />
            {t('bygone')}
          </p>
        )}
        <Filters list={list} facets={found?.facets} total={found?.total} />
        <div className="flex min-h-11 items-center noscript:hidden">
          {/* The group chip depends on the session, which is unknown while server-rendering. */}
          {isKnown && list.fields.group === undefined && (
            <Suspense>
              <SaveSearch key={JSON.stringify(question)} list={list} />
            </Suspense>
          )}
        </div>
        {error && (
          <div className="py-8">
            <EmptyState
              picture="wrench"
              title={t('common:error.title')}
              actions={
                <Button busy={isFetching} onClick={() => void refetch()}>
                  {t('common:error.retry')}
                </Button>
              }
            >
              {errorText(words, error)}
            </EmptyState>
          </div>
        )}
        {!error && found && !waits && <LenderCards lenders={found.lenders} />}
        {!error && (!found || waits) && <RowSkeletons />}
        {!error && found && !waits && hasOnlyLenders && <p className="py-4 text-muted">{t('lenders.only')}</p>}
        {!error && found && !waits && found.offers.length === 0 && !hasOnlyLenders && (
          <NothingFound list={list} trail={trail} meant={found.meant} />
        )}
        {!error && found && found.offers.length > 0 && (
          <>
            {found.top.length > 0 && (
              <section aria-label={t('paidPlaces')}>
                <ul>
                  {found.top.map((offer, index) => (
                    <li key={offer.offer_id} id={`row-${offer.offer_id}`}>
                      <ResultRow
                        {...{ offer, from, to, count }}
                        near={found.place?.label ?? ''}
                        first={index < FIRST_VIEW}
                        byPrice={comparesPrices(list)}
                        paid
                        onPoint={point}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <ul
              key={found.offers.map(({ offer_id: id }) => id).join()}
              className={cx('transition-opacity', old && 'opacity-50')}
              aria-busy={old}
            >
              {rowsBelow(found).flatMap((offer, index, rows) => [
                <li key={offer.offer_id} id={`row-${offer.offer_id}`}>
                  <ResultRow
                    {...{ offer, from, to, count }}
                    near={found.place?.label ?? ''}
                    first={found.top.length + index < FIRST_VIEW}
                    byPrice={comparesPrices(list)}
                    paid={found.highlighted.includes(offer.offer_id)}
                    onPoint={point}
                  />
                </li>,
                index === Math.min(BEFORE_ADS, rows.length) - 1 && hasAd && (
                  <li key="ads" className="my-4">
                    <AdSlot ads={found.ads} position="top" isSoon={found.top.length + index + 1 < FIRST_VIEW} />
                  </li>
                ),
              ])}
            </ul>
            {isKnown && !old && (
              <Suspense>
                <WiderResults list={list} total={found.total} />
              </Suspense>
            )}
            {found.top.length + found.highlighted.length > 0 && (
              <p className="mt-4 text-small text-muted">{t('paidNote')}</p>
            )}
            <Pagination
              {...found.paging}
              link={(page) => addressOfList(list, changed(list.fields, { page: page > 1 ? page : undefined }))}
            />
            <PhoneMap list={list} found={found} />
          </>
        )}
      </div>
      <AdSlot
        ads={found?.ads}
        position="left"
        also="right"
        className="sticky top-[180px] mt-5 ml-4 lg:col-start-1 lg:row-start-1"
      />
      <div className="max-lg:hidden">
        <WideMap
          list={list}
          found={found}
          active={active}
          onPick={pick}
          className="sticky top-[160px] h-[calc(100dvh-160px)] transition-[top,height] duration-200 [main:has(>[inert])_&]:top-[70px] [main:has(>[inert])_&]:h-[calc(100dvh-70px)]"
        />
      </div>
    </div>
  );
}

export function ResultsPending() {
  const { t } = useTranslation();
  return (
    <>
      <div className="border-b border-line">
        <div className="wrap py-3">
          <Skeleton className="h-[66px] rounded-lg" />
        </div>
      </div>
      <div className="lg:grid lg:grid-cols-[max(28px,calc((100%-1240px)/2+28px))_minmax(0,1fr)_minmax(0,38%)]">
        <div className="min-h-dvh px-[18px] pb-24 md:px-[28px] lg:col-start-2 lg:pb-10 lg:pl-0">
          <h1 className="mt-5 mb-3 text-h2 text-muted md:text-h1">{t('search.searching')}</h1>
          <div className="flex gap-2 overflow-hidden py-1">
            {['w-48', 'w-28', 'w-24', 'w-36'].map((width) => (
              <Skeleton key={width} className={`h-11 shrink-0 rounded-full md:h-[38px] ${width}`} />
            ))}
          </div>
          <RowSkeletons rows={8} />
        </div>
        <Skeleton className="h-[calc(100dvh-160px)] rounded-none! max-lg:hidden" />
      </div>
    </>
  );
}
