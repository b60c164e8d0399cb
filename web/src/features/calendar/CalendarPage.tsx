import Download from 'lucide-react/icons/download';
import Lock from 'lucide-react/icons/lock';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import { addDays, eachDay } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Side } from '@lendring/contracts/kernel/side.js';
import { alwaysOpen, closedBy, isOpenOn } from '@lendring/contracts/rules/opening-days.js';
import { openingAt, openingDaysQuery } from '../../api/account.js';
import { calendarQuery } from '../../api/offer-days.js';
import { day } from '../../i18n/format.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/api-error.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { saveFile } from '../../lib/downloads/save-file.js';
import { useAction } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useReturnFocus } from '../../ui/use-return-focus.js';
import { useWide } from '../../ui/use-wide.js';
import { Agenda } from './Agenda.js';
import { CalendarHead } from './CalendarHead.js';
import { MonthGrid } from './MonthGrid.js';
import { UnblockDialog } from './UnblockDialog.js';
import { FreeEntryDialog } from './FreeEntryDialog.js';
import { Legend } from './Legend.js';
import { useWords } from './entries.js';
import {
  agendaBefore,
  agendaFrom,
  agendaOf,
  entriesOf,
  type Entry,
  kinds,
  type Span,
  spanAfter,
  spanOf,
  wholeWeeks,
} from './model.js';
import { calendarPages, type CalendarSearch } from './search.js';

const ChangeEntryDialog = lazy(async () => ({ default: (await import('./ChangeEntryDialog.js')).ChangeEntryDialog }));
const BlockDialog = lazy(async () => ({ default: (await import('../../parts/blocks/BlockDialog.js')).BlockDialog }));

/** Look that lets the buttons of the page share a row on a phone. */
const compact = 'max-md:px-3 max-md:text-small max-md:[&_svg]:hidden';

/** Downloads all entries as iCalendar (`GET /v1/request_calendar_ics`). A plain link cannot send the access token. */
function DownloadButton() {
  const { t } = useWords();
  const api = useApi();
  const file = useAction({
    send: (_: void) => api.file('/request_calendar_ics'),
    done: (blob) => saveFile(blob, 'lendring.ics'),
    said: () => t('downloaded'),
  });
  return (
    <div>
      <Button
        variant="ghost"
        className={compact}
        title={t('downloadHint')}
        onClick={() => void file.run()}
        busy={file.busy}
      >
        <Icon icon={Download} />
        {t('download')}
      </Button>
      {file.problem && (
        <p role="alert" className="mt-2 text-small font-semibold text-rose-ink">
          {t('downloadFailed')} {file.problem}
        </p>
      )}
    </div>
  );
}

function NextEntry({ side, search, span }: Readonly<{ side: Side | undefined; search: CalendarSearch; span: Span }>) {
  const { t, locale, today } = useWords();
  const after = spanAfter(span, today, limits.daysAhead);
  const { data } = useQuery({ ...calendarQuery(useApi(), after, side), enabled: after.from <= after.to });
  const next = data
    ?.map(({ date_from: from }) => from)
    .filter((from) => from >= after.from)
    .toSorted()[0];
  if (next === undefined) return null;
  return (
    <ButtonLink to={calendarPages[side ?? 'both']} search={{ ...search, month: next.slice(0, 7) }}>
      {t('empty.next', { day: day(next, locale, next.slice(0, 4) === today.slice(0, 4) ? 'plain' : 'year') })}
    </ButtonLink>
  );
}

/** Reason why the caller's main address is closed on a day; null if open, and for calendars of borrowings. */
const useClosedDays = (side: Side | undefined): ((day: string) => string | null) => {
  const { t } = useWords();
  const { data } = useQuery({ ...openingDaysQuery(useApi()), enabled: side !== 'creator' });
  const opening = data && side !== 'creator' ? openingAt(data, null) : alwaysOpen;
  return (value) => {
    if (isOpenOn(opening, value)) return null;
    const label = closedBy(opening, value);
    return label ? t('closedBy', { label }) : t('closed');
  };
};

export function CalendarPage({ side, search }: Readonly<{ side?: Side; search: CalendarSearch }>) {
  const { t, common, now, today } = useWords();
  const api = useApi();
  const wide = useWide();
  const view = search.view ?? (wide ? 'month' : 'list');
  const [blocking, setBlocking] = useState(false);
  const [unblocking, setUnblocking] = useState<Entry | null>(null);
  const [changing, setChanging] = useState<Entry | null>(null);
  useReturnFocus(blocking || unblocking !== null || changing !== null, 'span');
  const span = spanOf(search.month, today);
  const calendar = useQuery(calendarQuery(api, wholeWeeks(span), side));
  const entries = entriesOf(calendar.data ?? [], now);
  const shown = agendaFrom(span, today);
  const agenda = agendaOf(entries, shown);
  const before = agendaBefore(entries, span, shown.from);
  const closedOn = useClosedDays(side);
  const upcoming =
    agenda.length > 0 ? (
      <Agenda agenda={agenda} onUnblock={setUnblocking} onChange={setChanging} />
    ) : (
      <EmptyState
        title={t('empty.title')}
        picture="calendar"
        actions={
          <>
            <NextEntry {...{ side, search, span }} />
            <ButtonLink variant="ghost" to={side === 'vendor' ? '/requests' : '/search'}>
              {t(side === 'vendor' ? 'empty.requests' : 'empty.search')}
            </ButtonLink>
          </>
        }
      >
        <p>{t(`empty.${side ?? 'both'}`)}</p>
      </EmptyState>
    );
  const list = (
    <>
      {before.length > 0 && (
        <details id="before" className="mb-6">
          <summary className="min-h-11 cursor-pointer content-center font-bold text-teal">
            {t('before', { count: before.reduce((sum, one) => sum + one.entries.length, 0) })}
          </summary>
          <div className="pt-3">
            <Agenda agenda={before} onUnblock={setUnblocking} onChange={setChanging} />
          </div>
        </details>
      )}
      {upcoming}
    </>
  );
  return (
    <div className="wrap py-5 md:py-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="max-md:text-h2">{t(side ? `${side}Title` : 'title')}</h1>
        <div className="flex flex-wrap items-start gap-2 md:gap-3">
          {wide && <DownloadButton />}
          {side !== 'creator' && (
            <ButtonLink to="/counter-loans/new" variant="ghost" className={compact}>
              <Icon icon={Plus} />
              {t('enter')}
            </ButtonLink>
          )}
          {side !== 'creator' && (
            <Button onClick={() => setBlocking(true)} className={compact}>
              <Icon icon={Lock} />
              {t('block.open')}
            </Button>
          )}
        </div>
      </div>
      <CalendarHead side={side} search={search} view={view}>
        {!wide && <DownloadButton />}
      </CalendarHead>
      {calendar.isPending && (
        <div role="status">
          <span className="sr-only">{t('loading')}</span>
          {view === 'month' ? (
            <Skeleton className="h-[720px] w-full rounded-lg" />
          ) : (
            <div className="flex flex-col gap-3">
              {[1, 2, 3, 4].map((n) => (
                <Skeleton key={n} className="h-[84px] w-full rounded-md" />
              ))}
            </div>
          )}
        </div>
      )}
      {calendar.isError && !calendar.data && (
        <EmptyState
          title={t('failed')}
          actions={
            <Button onClick={() => void calendar.refetch()} busy={calendar.isFetching}>
              {t('retry')}
            </Button>
          }
        >
          <p role="alert">{errorText(common, calendar.error)}</p>
        </EmptyState>
      )}
      {calendar.data &&
        (view === 'list' ? (
          <div className="max-w-[720px]">{list}</div>
        ) : (
          <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_350px]">
            <div className="min-w-0 self-start xl:sticky xl:top-24">
              <a href="#agenda" className="sr-only focus:not-sr-only focus:mb-3 focus:inline-block">
                {t('toList')}
              </a>
              <MonthGrid
                span={span}
                entries={entries}
                agenda={[...before, ...agenda]}
                wide={wide}
                closedOn={closedOn}
              />
              <Legend
                shown={kinds.filter((kind) => entries.some((entry) => entry.kind === kind && !entry.shape.overdue))}
                overdue={entries.some(({ shape }) => shape.overdue)}
                closed={eachDay(span.from, addDays(span.to, 1)).some((value) => closedOn(value) !== null)}
              />
            </div>
            <section aria-labelledby="agenda">
              <h2 id="agenda" tabIndex={-1} className="mb-4 text-h3">
                {t('agenda')}
              </h2>
              {list}
            </section>
          </div>
        ))}
      {blocking && (
        <Suspense>
          <BlockDialog onClose={() => setBlocking(false)} />
        </Suspense>
      )}
      {changing && (
        <Suspense>
          <ChangeEntryDialog entry={changing} onClose={() => setChanging(null)} />
        </Suspense>
      )}
      {unblocking &&
        (unblocking.shape.entry_id ? (
          <FreeEntryDialog entry={unblocking} entryId={unblocking.shape.entry_id} onClose={() => setUnblocking(null)} />
        ) : (
          <UnblockDialog entry={unblocking} onClose={() => setUnblocking(null)} />
        ))}
    </div>
  );
}
