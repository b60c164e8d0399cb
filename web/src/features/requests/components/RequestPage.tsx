import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestShape } from '@lendring/contracts/http/request.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { isAgreed, isCalledOff } from '@lendring/contracts/request/lifecycle.js';
import { markRead, requestQuery } from '../../../api/requests.js';
import { day } from '../../../i18n/format.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { isApiError } from '../../../lib/api-client/api-error.js';
import type { Api } from '../../../lib/api-client/api.js';
import { isLive } from '../../../lib/push/live-now.js';
import { useSessionStore } from '../../../lib/session/session-context.js';
import { Icon } from '../../../ui/Icon.js';
import { ProgressLine } from '../../../ui/ProgressLine.js';
import { Skeleton, SkeletonText } from '../../../ui/Skeleton.js';
import { hasRated, isProposed, sceneOf, showsHandovers, stagesOf } from '../model.js';
import { useWords } from '../words.js';
import { ContactCard } from './ContactCard.js';
import { Conversation } from './Conversation.js';
import { OfferCard } from './OfferCard.js';
import { SceneCard } from './SceneCard.js';

export function RequestSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="wrap pt-4 pb-12 md:pt-6 md:pb-16">
      <h1 className="sr-only">{t('ui.loading')}</h1>
      <div aria-hidden className="mt-[52px] grid gap-8 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-12">
        <div className="flex flex-col gap-8">
          <Skeleton className="h-[210px] w-full rounded-lg" />
          <Skeleton className="h-[72px] w-full" />
          <SkeletonText lines={5} />
        </div>
        <div className="flex flex-col gap-5">
          <Skeleton className="h-[240px] w-full rounded-lg" />
          <Skeleton className="h-[180px] w-full rounded-lg" />
        </div>
      </div>
    </div>
  );
}

function Progress({ request }: Readonly<{ request: RequestShape }>) {
  const { t, locale, now } = useWords();
  const { stages, current } = stagesOf(request);
  const { zone } = request.period;
  const today = dayIn(now, zone);
  const detail = (value: string | undefined) =>
    value && (value === today ? t('stage.today') : day(value, locale, 'brief'));
  return (
    <ProgressLine
      label={t('progress')}
      current={current}
      stages={stages.map(({ key, at, on }) => ({
        label: t(`stage.${key}`),
        detail: at ? detail(dayIn(at, zone)) : detail(on),
      }))}
    />
  );
}

/** Idle time after the last input, in milliseconds. */
export const restsAfter = 120_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focus'] as const;

export const useActive = (): boolean => {
  const [active, setActive] = useState(true);
  useEffect(() => {
    let timer = setTimeout(() => setActive(false), restsAfter);
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setActive(false), restsAfter);
      setActive(true);
    };
    for (const sign of signs) addEventListener(sign, moved, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, moved, { capture: true });
    };
  }, []);
  return active;
};

/**
 * Polling intervals of an open request in milliseconds: `quick` while the user is active, `slow` while idle, and `live`
 * as a fallback while live updates work. Hidden pages do not poll, and refetch when shown again. One poll costs about 5
 * ms of server CPU: a hundred pages at the quick interval use an eighth of a core.
 */
const paces = { quick: 4_000, slow: 20_000, live: 60_000 } as const;

const usePace = (): (() => number) => {
  const own = useActive() ? paces.quick : paces.slow;
  return () => (isLive() ? paces.live : own);
};

const ClosedDays = lazy(async () => ({ default: (await import('./LoanOpening.js')).ClosedDays }));
const LoanOpening = lazy(async () => ({ default: (await import('./LoanOpening.js')).LoanOpening }));
const Ratings = lazy(() => import('./Ratings.js').then((module) => ({ default: module.Ratings })));
const RequestGone = lazy(() => import('./RequestGone.js').then((module) => ({ default: module.RequestGone })));
const RatingForm = lazy(() => import('./RatingForm.js').then((module) => ({ default: module.RatingForm })));
const ReportLink = lazy(() =>
  import('../../../parts/moderation/ReportLink.js').then((module) => ({ default: module.ReportLink })),
);
const PeriodProposal = lazy(() => import('./PeriodProposal.js'));
const RequestHandovers = lazy(() => import('./RequestHandovers.js'));
const ReadNews = lazy(() => import('./ReadNews.js').then((module) => ({ default: module.ReadNews })));

/** Viewing a request marks it as read; the list and the header's badge are updated. */
const useMarkRead = (api: Api, requestId: string, unread: boolean) => {
  const queries = useQueryClient();
  const session = useSessionStore();
  useEffect(() => {
    if (!unread) return undefined;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', read);
      api.patch('/request_read/{id}', { id: requestId, body: {} }).then(
        () => {
          markRead(queries, requestId);
          void session.poll();
        },
        () => {
          /* Ignore failures: the next visit tries again. */
        },
      );
    };
    document.addEventListener('visibilitychange', read);
    read();
    return () => document.removeEventListener('visibilitychange', read);
  }, [api, requestId, unread, queries, session]);
};

export function RequestPage({ requestId, note }: Readonly<{ requestId: string; note?: ReactNode }>) {
  const { t, now } = useWords();
  const api = useApi();
  const pace = usePace();
  const { data: request, error } = useSuspenseQuery({ ...requestQuery(api, requestId), refetchInterval: pace });
  useMarkRead(api, requestId, request.unread);
  // Show that another group member has taken the request over while the page was open.
  if (isApiError(error, 404))
    return (
      <Suspense>
        <RequestGone />
      </Suspense>
    );
  const handovers = showsHandovers(request) && (
    <Suspense fallback={request.parts.length > 0 && <Skeleton className="h-72 rounded-lg" />}>
      <RequestHandovers request={request} />
    </Suspense>
  );
  // Show the list first on phones while it is to be filled in or confirmed.
  const isAtDoor =
    isAgreed(request.status) && request.actions.some((action) => /^(?:record|answer)_(?:out|back)$/.test(action));
  // Show contact details above the conversation on phones, once available.
  const aside = (
    <aside className="flex min-w-0 flex-col gap-5 self-start lg:col-start-2 lg:row-span-2 lg:row-start-1">
      {request.contact && <ContactCard request={request} />}
      <OfferCard request={request} />
      {!request.contact && <ContactCard request={request} />}
      {request.side === 'creator' && (request.status === 'agreed' || request.status === 'running') && (
        <Suspense>
          <LoanOpening request={request} />
        </Suspense>
      )}
      {!isCalledOff(request.status) && (
        <nav aria-label={t('links.calendar')} className="rounded-lg border border-line px-5 py-3 print:hidden">
          <Link
            to="/calendar"
            search={{ month: request.period.date_from.slice(0, 7) }}
            className="inline-flex min-h-11 items-center gap-2.5 font-bold"
          >
            <Icon icon={CalendarDays} />
            {t('links.calendar')}
          </Link>
        </nav>
      )}
    </aside>
  );
  return (
    <div className="wrap pt-4 pb-12 md:pt-6 md:pb-16">
      <Link
        to={request.archived ? '/requests/archive' : '/requests'}
        search={{ side: request.side }}
        className="inline-flex min-h-11 items-center gap-2 font-bold print:hidden"
      >
        <Icon icon={ArrowLeft} />
        {t('links.list')}
      </Link>
      <div className="mt-2 grid gap-8 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr] lg:gap-x-12">
        <div className="flex min-w-0 flex-col gap-8 lg:col-start-1">
          <SceneCard request={request} />
          {note}
          {request.proposal && !isProposed(sceneOf(request, now)) && (
            <Suspense fallback={<Skeleton className="h-64 rounded-lg" />}>
              <PeriodProposal request={request} proposal={request.proposal} />
            </Suspense>
          )}
          {request.side === 'vendor' && request.actions.includes('accept') && (
            <Suspense>
              <ClosedDays request={request} />
            </Suspense>
          )}
          {isAtDoor && handovers}
        </div>
        {request.contact && aside}
        <div className="flex min-w-0 flex-col gap-8 lg:col-start-1">
          <Progress request={request} />
          {!isAtDoor && handovers}
          {request.actions.includes('rate') && (
            <div className="print:hidden">
              <Suspense fallback={<Skeleton className="h-72 rounded-lg" />}>
                <RatingForm request={request} />
              </Suspense>
            </div>
          )}
          {(request.ratings.length > 0 || hasRated(request, 'other')) && (
            <Suspense fallback={<Skeleton className="h-40 rounded-lg" />}>
              <Ratings request={request} />
            </Suspense>
          )}
          <Conversation request={request} />
        </div>
        {!request.contact && aside}
      </div>
      <Suspense>
        <ReportLink kind="request" id={requestId} about={request.title} />
      </Suspense>
      <Suspense>
        <ReadNews requestId={requestId} />
      </Suspense>
    </div>
  );
}
