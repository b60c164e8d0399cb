import type { Side } from '@lendring/contracts/kernel/side.js';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/error-text.js';
import { Button } from '../../../ui/Button.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Icon } from '../../../ui/Icon.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { useReturnFocus } from '../../../ui/use-return-focus.js';
import { agendaBefore, agendaFrom, agendaOf, entriesOf, kinds, spanOf, wholeWeeks, type Entry } from '../model.js';
import { calendarQuery } from '../../../api/calendar.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import type { CalendarSearch } from '../search.js';
import { useWide } from '../../../ui/use-wide.js';
import { useWords } from '../words.js';
import { Agenda } from './Agenda.js';
import { BlockDialog } from './BlockDialog.js';
import { CalendarHead } from './CalendarHead.js';
import { DownloadButton } from './DownloadButton.js';
import { Legend } from './Legend.js';
import { NextEntry } from './NextEntry.js';
import { MonthGrid } from './MonthGrid.js';
import { UnblockDialog } from './UnblockDialog.js';

export function CalendarPage({ side, search }: Readonly<{ side?: Side; search: CalendarSearch }>) {
  const { t, common, now, today } = useWords();
  const api = useApi();
  const wide = useWide();
  const view = search.view ?? (wide ? 'month' : 'list');
  const [blocking, setBlocking] = useState(false);
  const [unblocking, setUnblocking] = useState<Entry | null>(null);
  useReturnFocus(blocking || unblocking !== null, 'span');
  const span = spanOf(search.month, today);
  const calendar = useQuery(calendarQuery(api, wholeWeeks(span), side));
  const entries = entriesOf(calendar.data ?? [], now);
  const shown = agendaFrom(span, today);
  const agenda = agendaOf(entries, shown);
  const before = agendaBefore(entries, span, shown.from);
  const upcoming =
    agenda.length > 0 ? (
      <Agenda agenda={agenda} onUnblock={setUnblocking} />
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
            <Agenda agenda={before} onUnblock={setUnblocking} />
          </div>
        </details>
      )}
      {upcoming}
    </>
  );
  return (
    <div className="wrap py-5 md:py-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1>{t(side ? `${side}Title` : 'title')}</h1>
        <div className="flex flex-wrap items-start gap-3">
          <DownloadButton />
          {side !== 'creator' && (
            <Button onClick={() => setBlocking(true)}>
              <Icon icon={Lock} />
              {t('block.open')}
            </Button>
          )}
        </div>
      </div>
      <CalendarHead side={side} search={search} view={view} />
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
              <MonthGrid span={span} entries={entries} agenda={[...before, ...agenda]} wide={wide} />
              <Legend kinds={kinds.filter((kind) => entries.some((entry) => entry.kind === kind))} />
            </div>
            <section aria-labelledby="agenda">
              <h2 id="agenda" tabIndex={-1} className="mb-4 text-h3">
                {t('agenda')}
              </h2>
              {list}
            </section>
          </div>
        ))}
      {blocking && <BlockDialog onClose={() => setBlocking(false)} />}
      {unblocking && <UnblockDialog entry={unblocking} onClose={() => setUnblocking(null)} />}
    </div>
  );
}
