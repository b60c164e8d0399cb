import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import Lock from 'lucide-react/icons/lock';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import { type FormEvent, lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimelineRowShape } from '@lendring/contracts/http/timeline.js';
import { addDays, eachDay } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { alwaysOpen, closedBy, isOpenOn, type Opening } from '@lendring/contracts/rules/opening-days.js';
import { openingAt, openingDaysQuery } from '../../api/account.js';
import { daysChanged } from '../../api/offer-days.js';
import { timelineQuery } from '../../api/timeline.js';
import { unavailabilityChanged } from '../../api/unavailability.js';
import { dayRange } from '../../i18n/format.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/api-error.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useAction } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { iconButtonLook } from '../../ui/IconButton.js';
import { Pagination } from '../../ui/Pagination.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { TextField } from '../../ui/TextField.js';
import { useReturnFocus } from '../../ui/use-return-focus.js';
import { useWide } from '../../ui/use-wide.js';
import type { Move } from './CellDialog.js';
import { useWords } from './entries.js';
import { Legend } from './Legend.js';
import { type Entry, kinds } from './model.js';
import { calendarPages, type TimelineSearch } from './search.js';
import { entryOf } from './timeline.js';
import { TimelineGrid } from './TimelineGrid.js';
import { ViewNav } from './ViewNav.js';

const BlockDialog = lazy(async () => ({ default: (await import('../../parts/blocks/BlockDialog.js')).BlockDialog }));
const CellDialog = lazy(async () => ({ default: (await import('./CellDialog.js')).CellDialog }));
const ChangeEntryDialog = lazy(async () => ({ default: (await import('./ChangeEntryDialog.js')).ChangeEntryDialog }));
const FreeEntryDialog = lazy(async () => ({ default: (await import('./FreeEntryDialog.js')).FreeEntryDialog }));
const UnblockDialog = lazy(async () => ({ default: (await import('./UnblockDialog.js')).UnblockDialog }));

const MONTH = 30;
const WEEK = 7;
/** Rows of a page. */
const ROWS = 100;

type Chosen = Readonly<{ row: TimelineRowShape; first: string; last: string }>;
type Open =
  | Readonly<{ what: 'cell'; chosen: Chosen }>
  | Readonly<{ what: 'block'; chosen: Chosen | null }>
  | Readonly<{ what: 'free'; entry: Entry }>
  | Readonly<{ what: 'change'; entry: Entry }>;

type ClosedOn = (placeId: string | null, day: string) => string | null;

/** Reason why an own place is closed on a day; null if open. */
const useClosedDays = (rows: readonly TimelineRowShape[], days: readonly string[]): ClosedOn => {
  const { t } = useWords();
  const { data } = useQuery(openingDaysQuery(useApi()));
  return useMemo(() => {
    const reasonsAt = (placeId: string | null): ReadonlyMap<string, string> => {
      const opening: Opening = data ? openingAt(data, placeId) : alwaysOpen;
      const closed = days.filter((value) => !isOpenOn(opening, value));
      return new Map(
        closed.map((value) => {
          const label = closedBy(opening, value);
          return [value, label ? t('closedBy', { label }) : t('closed')];
        }),
      );
    };
    const places = new Set(rows.map((row) => row.place_id));
    const reasons = new Map([...places].map((placeId) => [placeId, reasonsAt(placeId)]));
    return (placeId, value) => reasons.get(placeId)?.get(value) ?? null;
  }, [data, t, rows, days]);
};

const noRows: readonly TimelineRowShape[] = [];

function Head({ from, q }: TimelineSearch & Readonly<{ from: string }>) {
  const { t, today } = useWords();
  const { t: tl } = useTranslation('timeline');
  const navigate = useNavigate();
  const [text, setText] = useState(q ?? '');
  const search = (first: string) => ({ ...(first !== today && { from: first }), ...(q && { q }) });
  const jump = (days: number, label: 'back30' | 'back7' | 'on7' | 'on30', icon: typeof Printer) => (
    <Link
      to="/calendar/timeline"
      search={search(addDays(from, days))}
      aria-label={tl(`${label}`)}
      title={tl(`${label}`)}
      className={iconButtonLook}
    >
      <Icon icon={icon} />
    </Link>
  );
  const find = (event: FormEvent) => {
    event.preventDefault();
    const { q: _, ...rest } = { q, ...search(from) };
    void navigate({ to: '/calendar/timeline', search: { ...rest, ...(text.trim() && { q: text.trim() }) } });
  };
  return (
    <div className="mt-3 flex flex-wrap items-end gap-x-3 gap-y-3 md:mt-5 print:hidden">
      <div className="flex items-center">
        {jump(-MONTH, 'back30', ChevronsLeft)}
        {jump(-WEEK, 'back7', ChevronLeft)}
        <Link
          to="/calendar/timeline"
          search={search(today)}
          className="inline-flex min-h-11 items-center px-2 font-bold"
        >
          {t('today')}
        </Link>
        {jump(WEEK, 'on7', ChevronRight)}
        {jump(MONTH, 'on30', ChevronsRight)}
      </div>
      <TextField
        id="timeline-from"
        type="date"
        className="w-[170px]"
        label={tl('from')}
        hideLabel
        value={from}
        min="2020-01-01"
        max="2099-12-31"
        onChange={({ target: { value } }) => {
          if (value) void navigate({ to: '/calendar/timeline', search: search(value) });
        }}
      />
      <form role="search" onSubmit={find} className="flex min-w-[220px] flex-1 items-end gap-2 md:max-w-[360px]">
        <TextField
          id="timeline-find"
          type="search"
          className="min-w-0 flex-1"
          label={tl('find')}
          hideLabel
          placeholder={tl('find')}
          maxLength={limits.searchTerm}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="soft">
          {tl('findAction')}
        </Button>
      </form>
      <ViewNav to={calendarPages.vendor} view="timeline" />
    </div>
  );
}

/** Own offers by days, with their loans and blocks (spec §3, calendar). */
export function TimelinePage({ from, q, page = 1 }: TimelineSearch) {
  const { t, common, locale, today } = useWords();
  const { t: tl } = useTranslation('timeline');
  const api = useApi();
  const queries = useQueryClient();
  const wide = useWide();
  const [open, setOpen] = useState<Open | null>(null);
  useReturnFocus(open !== null, 'span');
  const first = from ?? today;
  const count = wide ? MONTH : WEEK;
  const last = addDays(first, count - 1);
  const span = useMemo(() => ({ from: first, to: last }), [first, last]);
  const days = useMemo(() => eachDay(first, addDays(last, 1)), [first, last]);
  const timeline = useQuery(
    timelineQuery(api, { date_from: first, date_to: last, page, size: ROWS, ...(q && { query: q }) }),
  );
  const rows = timeline.data?.rows ?? noRows;
  const closedOn = useClosedDays(rows, days);
  const bars = rows.flatMap((row) => row.bars.map((bar) => entryOf(row, bar)));

  /** Takes back the last move. */
  const [undo, setUndo] = useState<Move | null>(null);
  const moving = useAction({
    /** Number of loans that stay on the new days, and the id that the block has there. */
    send: async ({ row, bar, to }: Move, options) => {
      const body = { date_from: to.from, date_to: to.to };
      if (bar.entry_id)
        return {
          lent: (await api.patch('/calendar_unavailability/{id}', { id: bar.entry_id, body }, options)).lent.length,
          blockId: bar.block_id,
        };
      const of = { id: bar.block_id ?? '', body: { offer_id: row.offer_id, ...body } };
      return { lent: 0, blockId: (await api.patch('/offer_unavailability/{id}', of, options)).block_id };
    },
    done: ({ blockId }, { row, bar, to, isUndo = false }) => {
      const moved = { ...bar, block_id: blockId, date_from: to.from, date_to: to.to };
      setUndo(isUndo ? null : { row, bar: moved, to: { from: bar.date_from, to: bar.date_to }, isUndo: true });
      return Promise.all([unavailabilityChanged(queries), daysChanged(queries, row.offer_id)]);
    },
    failed: () => {
      setUndo(null);
      void unavailabilityChanged(queries);
    },
    said: ({ lent }) => (lent > 0 ? tl('move.doneLent', { count: lent }) : tl('move.done')),
    loud: open === null,
  });

  const close = () => {
    setOpen(null);
    moving.forget();
  };
  return (
    <div className="wrap py-5 md:max-w-[1600px] md:py-12 print:max-w-none print:p-0 print:[page:landscape] [print-color-adjust:exact]">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1>{tl('title')}</h1>
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button variant="ghost" onClick={() => window.print()} className="max-md:hidden">
            <Icon icon={Printer} />
            {tl('print')}
          </Button>
          <ButtonLink to="/counter-loans/new" variant="ghost">
            <Icon icon={Plus} />
            {t('enter')}
          </ButtonLink>
          <Button onClick={() => setOpen({ what: 'block', chosen: null })}>
            <Icon icon={Lock} />
            {t('block.open')}
          </Button>
        </div>
      </div>
      <Head key={q ?? ''} from={first} {...(q && { q })} />
      <h2 id="span" tabIndex={-1} aria-live="polite" className="mt-3 mb-3 text-h3 max-sm:text-base">
        {dayRange(first, last, locale, 'year')}
      </h2>
      {undo && (
        <p role="status" className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
          <span className="wrap-anywhere">{tl('move.last', { title: undo.row.title })}</span>
          <Button small variant="soft" busy={moving.busy} onClick={() => void moving.run(undo)}>
            {tl('move.undo')}
          </Button>
        </p>
      )}
      {timeline.isPending && (
        <div role="status">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-[520px] w-full rounded-lg" />
        </div>
      )}
      {timeline.isError && !timeline.data && (
        <EmptyState
          title={t('failed')}
          actions={
            <Button onClick={() => void timeline.refetch()} busy={timeline.isFetching}>
              {t('retry')}
            </Button>
          }
        >
          <p role="alert">{errorText(common, timeline.error)}</p>
        </EmptyState>
      )}
      {timeline.data && rows.length === 0 && (
        <EmptyState
          title={q ? tl('notFound') : t('block.none')}
          picture="calendar"
          actions={
            q ? (
              <ButtonLink to="/calendar/timeline" search={from ? { from } : {}} variant="ghost">
                {tl('all')}
              </ButtonLink>
            ) : (
              <ButtonLink to="/offer/create">{t('block.create')}</ButtonLink>
            )
          }
        />
      )}
      {timeline.data && rows.length > 0 && (
        <>
          <TimelineGrid
            rows={rows}
            offset={(page - 1) * ROWS}
            total={timeline.data.paging.total}
            span={span}
            days={days}
            closedOn={closedOn}
            onChoose={(chosen) => setOpen({ what: 'cell', chosen })}
            onMove={(row, bar, to) => moving.run({ row, bar, to })}
          />
          <Legend
            shown={kinds.filter((kind) => bars.some((entry) => entry.kind === kind))}
            closed={rows.some((row) => days.some((value) => closedOn(row.place_id, value) !== null))}
            overdue={rows.some((row) => row.bars.some((bar) => bar.overdue))}
          />
          <p className="mt-2 text-small text-muted max-md:hidden print:hidden">{tl('hint')}</p>
          <Pagination
            {...timeline.data.paging}
            link={(next) => ({
              to: '/calendar/timeline',
              search: { ...(from && { from }), ...(q && { q }), ...(next > 1 && { page: next }) },
            })}
          />
        </>
      )}
      <Suspense>
        {open?.what === 'cell' && (
          <CellDialog
            {...open.chosen}
            row={rows.find((row) => row.offer_id === open.chosen.row.offer_id) ?? open.chosen.row}
            moving={moving}
            onBlock={() => setOpen({ what: 'block', chosen: open.chosen })}
            onFree={(entry) => setOpen({ what: 'free', entry })}
            onChange={(entry) => setOpen({ what: 'change', entry })}
            onClose={close}
          />
        )}
        {open?.what === 'block' && (
          <BlockDialog
            {...(open.chosen && {
              preset: {
                offerId: open.chosen.row.offer_id,
                first: open.chosen.first < today ? today : open.chosen.first,
                last: open.chosen.last,
              },
            })}
            onClose={close}
          />
        )}
        {open?.what === 'change' && <ChangeEntryDialog entry={open.entry} onClose={close} />}
        {open?.what === 'free' &&
          (open.entry.shape.entry_id ? (
            <FreeEntryDialog entry={open.entry} entryId={open.entry.shape.entry_id} onClose={close} />
          ) : (
            <UnblockDialog entry={open.entry} onClose={close} />
          ))}
      </Suspense>
    </div>
  );
}
