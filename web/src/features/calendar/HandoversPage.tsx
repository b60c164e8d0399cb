import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import PackageCheck from 'lucide-react/icons/package-check';
import PackageOpen from 'lucide-react/icons/package-open';
import Phone from 'lucide-react/icons/phone';
import Printer from 'lucide-react/icons/printer';
import Truck from 'lucide-react/icons/truck';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HandoverShape } from '@lendring/contracts/http/timeline.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { piecedTitle } from '@lendring/contracts/rules/counted-title.js';
import { PiecedTitle } from '../../parts/handover/PiecedTitle.js';
import { counterLoansMoved } from '../../api/counter-loans.js';
import { calendarChanged } from '../../api/offer-days.js';
import { requestChanged, requestLists } from '../../api/requests.js';
import { handoversQuery } from '../../api/timeline.js';
import { day as dayWords, dayRange, moneyExact } from '../../i18n/format.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/api-error.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useAction } from '../../lib/forms/use-action.js';
import { givenBody, useDepositText } from '../../parts/handover/deposit.js';
import { personOf } from '../../parts/handover/person-of.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { iconButtonLook } from '../../ui/IconButton.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Tag } from '../../ui/Tag.js';
import { TextField } from '../../ui/TextField.js';
import { useReturnFocus } from '../../ui/use-return-focus.js';
import { useWords } from './entries.js';
import type { GivenOf } from './HandOut.js';
import { calendarPages, type HandoversSearch } from './search.js';
import { ViewNav } from './ViewNav.js';

const TaskReturn = lazy(() => import('./TaskReturn.js'));
const HandOut = lazy(() => import('./HandOut.js'));
const GroupReturn = lazy(() => import('./GroupReturn.js'));

const loanOf = ({ request_id: requestId, counter_loan_id: loanId }: HandoverShape): string => requestId ?? loanId ?? '';

const keyOf = (task: HandoverShape): string => `${task.task} ${loanOf(task)}`;

/** Tasks, with those of counter loans that were entered in the same act together. */
const groupsOf = (tasks: readonly HandoverShape[]) => [
  ...Map.groupBy(tasks, (task) => task.counter_group_id ?? keyOf(task)).entries(),
];

const sections = ['overdue', 'handover', 'return', 'done'] as const;
const sectionOf = ({ state, task }: HandoverShape): (typeof sections)[number] => (state === 'due' ? task : state);

type Tick = Readonly<{ tasks: readonly HandoverShape[]; undone: boolean; given?: GivenOf }>;

const hasDeposit = ({ deposit }: HandoverShape): boolean => deposit !== null;

/** Deposit to take at the handover, or what became of it. */
const useDepositLine = ({ task, state, deposit }: HandoverShape): string | null => {
  const { t } = useTranslation('handover');
  const text = useDepositText()(deposit, { side: 'vendor', isOver: task === 'return' && state === 'done' });
  if (text !== null || !deposit || task === 'return' || state === 'done') return text;
  const sum = moneyExact({ minor: deposit.sum });
  return `${t('deposit.label')}: ${t(`deposit.kind.${deposit.kind ?? 'unstated'}`, { sum })}`;
};

type TaskProps = Readonly<{ task: HandoverShape; isTicking: boolean; onTick: () => void; onReturn: () => void }>;

function Task({ task, isTicking, onTick, onReturn }: TaskProps) {
  const { locale, today } = useWords();
  const { t: tl } = useTranslation('timeline');
  const { request_id: requestId, counter_loan_id: loanId, time, phone, place } = task;
  const person = personOf(task);
  const deposit = useDepositLine(task);
  const since = dayIn(task.at, task.zone);
  const isWaiting = task.task === 'handover' && task.state === 'due' && since < today;
  const title = piecedTitle(task.title, task.quantity, task.pieces);
  const page = requestId
    ? ({ to: '/request/$requestId', params: { requestId } } as const)
    : ({ to: '/counter-loan/$loanId', params: { loanId: loanId ?? '' } } as const);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-3 gap-y-2 border-b border-line py-3 break-inside-avoid md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-bold wrap-anywhere">
          {time && <span className="mr-2">{time}</span>}
          <Link {...page}>
            <PiecedTitle of={task} />
          </Link>
        </p>
        <p className="wrap-anywhere">
          {[
            person ?? tl('handovers.nobody'),
            place,
            dayRange(task.date_from, task.date_to, locale),
            loanId && tl('handovers.counter'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {task.delivery && (
          <p className="flex items-start gap-2 font-semibold wrap-anywhere">
            <Icon icon={Truck} size={18} className="mt-0.5 shrink-0" />
            {[tl(`handovers.delivery.${task.task}`), task.delivery.address].filter(Boolean).join(': ')}
          </p>
        )}
        {deposit && <p className="font-semibold wrap-anywhere">{deposit}</p>}
        {phone && (
          <a
            href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
            className="inline-flex min-h-11 items-center gap-2 print:min-h-0"
          >
            <Icon icon={Phone} size={16} />
            {phone}
          </a>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3 md:justify-end">
        {(task.state === 'overdue' || isWaiting) && (
          <Tag tone="rose">
            {tl(isWaiting ? 'handovers.notOutSince' : 'handovers.since', { day: dayWords(since, locale, 'brief') })}
          </Tag>
        )}
        {task.state === 'done' && <Tag tone="grey">{tl(`handovers.state.${task.task}`)}</Tag>}
        {task.handed_back && task.state !== 'done' && <Tag tone="teal">{tl('handovers.handedBack')}</Tag>}
        {task.hand_out === 'page' && (
          <ButtonLink small variant="soft" {...page} hash="handover-title" className="print:hidden">
            {tl('handovers.record')}
            <span className="sr-only"> {title}</span>
          </ButtonLink>
        )}
        {(task.hand_out === 'do' || task.hand_out === 'undo') && (
          <Button
            small
            variant={task.hand_out === 'do' ? 'soft' : 'quiet'}
            busy={isTicking}
            onClick={onTick}
            className="print:hidden"
          >
            {task.hand_out === 'do' && <Icon icon={PackageOpen} size={16} />}
            {tl(task.hand_out === 'do' ? 'handovers.out' : 'handovers.undo')}
            <span className="sr-only"> {title}</span>
          </Button>
        )}
        {task.task === 'return' && task.completable && (
          <Button small variant="soft" onClick={onReturn} className="print:hidden">
            <Icon icon={PackageCheck} size={16} />
            {tl('handovers.back')}
            <span className="sr-only"> {title}</span>
          </Button>
        )}
        {task.state !== 'done' && <span aria-hidden className="hidden size-5 border border-black print:inline-block" />}
      </div>
    </li>
  );
}

type GroupProps = Readonly<{
  tasks: readonly HandoverShape[];
  isTicking: boolean;
  onTick: (tasks: readonly HandoverShape[]) => void;
  onReturn: (tasks: readonly HandoverShape[]) => void;
  children: ReactNode;
}>;

/** Tasks of one person whose loans were entered in the same act, with a step for all of them. */
function Group({ tasks, isTicking, onTick, onReturn, children }: GroupProps) {
  const { t: tl } = useTranslation('timeline');
  const out = tasks.filter(({ hand_out: step }) => step === 'do');
  const back = tasks.filter(({ task, completable }) => task === 'return' && completable);
  const [first] = tasks;
  const name = (first && personOf(first)) ?? tl('handovers.nobody');
  // A thing that went out and came back on this day has two tasks.
  const title = tl('handovers.group', { count: new Set(tasks.map(loanOf)).size, name });
  return (
    <li className="my-3 rounded-lg border border-line px-4 pt-3 break-inside-avoid">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-bold wrap-anywhere">{title}</p>
        {out.length > 1 && (
          <Button small variant="soft" busy={isTicking} onClick={() => onTick(out)} className="print:hidden">
            <Icon icon={PackageOpen} size={16} />
            {tl('handovers.allOut', { count: out.length })}
          </Button>
        )}
        {back.length > 1 && (
          <Button small variant="soft" onClick={() => onReturn(back)} className="print:hidden">
            <Icon icon={PackageCheck} size={16} />
            {tl('handovers.allBack', { count: back.length })}
          </Button>
        )}
      </div>
      <ul aria-label={title} className="[&>li:last-child]:border-0">
        {children}
      </ul>
    </li>
  );
}

/** Handovers and returns of the own offers on a day, as a work list. */
export function HandoversPage({ date }: HandoversSearch) {
  const { t, common, locale, today } = useWords();
  const { t: tl } = useTranslation('timeline');
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [returning, setReturning] = useState<readonly HandoverShape[] | null>(null);
  const [leaving, setLeaving] = useState<readonly HandoverShape[] | null>(null);
  useReturnFocus(returning !== null || leaving !== null, 'day');
  const shown = date ?? today;
  const list = useQuery(handoversQuery(api, shown));
  const tasks = list.data ?? [];
  const to = (value: string) => ({
    to: '/calendar/handovers' as const,
    search: value === today ? {} : { date: value },
  });
  const moved = async (done: readonly HandoverShape[]) => {
    for (const { request_id: requestId } of done) if (requestId) void requestChanged(queries, requestId);
    void queries.invalidateQueries({ queryKey: requestLists });
    void counterLoansMoved(queries);
    await calendarChanged(queries);
  };
  const ticking = useAction({
    // Without one key for all: a repeat of a record that is valid already changes nothing.
    send: async ({ tasks: ticked, undone, given }: Tick): Promise<void> => {
      for (const task of ticked) {
        const { request_id: requestId, counter_loan_id: loanId } = task;
        const secured = given ? givenBody(task.deposit, given(task)) : {};
        const body = { moment: 'out' as const, counts: [], ...(undone ? { undone: true as const } : secured) };
        if (requestId) await api.patch('/request_handover/{id}', { id: requestId, body });
        else await api.patch('/counter_loan_handover/{id}', { id: loanId ?? '', body });
      }
    },
    done: async (_, { tasks: ticked }) => {
      setLeaving(null);
      await moved(ticked);
    },
    failed: () => void calendarChanged(queries),
    said: (_, { undone }) => tl(undone ? 'handovers.undone' : 'handovers.isOut'),
  });
  const handOut = (ticked: readonly HandoverShape[]) => {
    ticking.forget();
    if (ticked.some(hasDeposit)) setLeaving(ticked);
    else void ticking.run({ tasks: ticked, undone: false });
  };
  const isTicking = (task: HandoverShape): boolean =>
    ticking.busy && (ticking.input?.tasks.some((one) => keyOf(one) === keyOf(task)) ?? false);
  const row = (task: HandoverShape) => (
    <Task
      key={keyOf(task)}
      task={task}
      isTicking={isTicking(task)}
      onTick={() => (task.hand_out === 'undo' ? void ticking.run({ tasks: [task], undone: true }) : handOut([task]))}
      onReturn={() => setReturning([task])}
    />
  );
  const [returned, ...more] = returning ?? [];
  const heading = dayWords(shown, locale, 'full');
  return (
    <div className="wrap py-5 md:py-12">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1>{tl('handovers.title')}</h1>
        <Button variant="ghost" className="print:hidden" onClick={() => window.print()}>
          <Icon icon={Printer} />
          <span className="max-md:sr-only">{tl('print')}</span>
        </Button>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-3 md:mt-5 print:hidden">
        <Link {...to(addDays(shown, -1))} aria-label={tl('handovers.before')} className={iconButtonLook}>
          <Icon icon={ChevronLeft} />
        </Link>
        <Link {...to(today)} className="inline-flex min-h-11 items-center px-2 font-bold">
          {t('today')}
        </Link>
        <Link {...to(addDays(shown, 1))} aria-label={tl('handovers.after')} className={iconButtonLook}>
          <Icon icon={ChevronRight} />
        </Link>
        <TextField
          id="handovers-day"
          type="date"
          className="w-[170px]"
          label={tl('handovers.day')}
          hideLabel
          value={shown}
          min="2020-01-01"
          max="2099-12-31"
          onChange={({ target: { value } }) => {
            if (value) void navigate(to(value));
          }}
        />
        <ViewNav to={calendarPages.vendor} view="handovers" />
      </div>
      <h2 id="day" tabIndex={-1} aria-live="polite" className="mt-4 text-h3">
        {shown === today ? tl('handovers.today', { day: heading }) : heading}
      </h2>
      {list.isPending && (
        <div role="status" className="mt-4 flex flex-col gap-3">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-[84px] w-full rounded-md" />
          <Skeleton className="h-[84px] w-full rounded-md" />
        </div>
      )}
      {list.isError && !list.data && (
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
      )}
      {list.data && tasks.length === 0 && (
        <div className="mt-4">
          <EmptyState title={tl('handovers.none')} picture="calendar">
            <p>{tl('handovers.noneText')}</p>
          </EmptyState>
        </div>
      )}
      {ticking.problem && !leaving && (
        <p role="alert" className="mt-4 font-semibold text-rose-ink">
          {ticking.problem}
        </p>
      )}
      {sections.map((section) => {
        const here = tasks.filter((task) => sectionOf(task) === section);
        if (here.length === 0) return null;
        return (
          <section key={section} aria-labelledby={`section-${section}`} className="mt-6 max-w-[860px]">
            <h3 id={`section-${section}`} className={section === 'overdue' ? 'text-rose-ink' : ''}>
              {tl(`handovers.section.${section}`, { count: here.length })}
            </h3>
            <ul>
              {groupsOf(here).map(([key, group]) =>
                group.length === 1 ? (
                  group.map(row)
                ) : (
                  <Group
                    key={key}
                    tasks={group}
                    isTicking={group.some(isTicking)}
                    onTick={handOut}
                    onReturn={setReturning}
                  >
                    {group.map(row)}
                  </Group>
                ),
              )}
            </ul>
          </section>
        );
      })}
      {leaving && (
        <Suspense>
          <HandOut
            tasks={leaving}
            keyOf={keyOf}
            busy={ticking.busy}
            problem={ticking.problem}
            onSave={(given) => void ticking.run({ tasks: leaving, undone: false, given })}
            onClose={() => setLeaving(null)}
          />
        </Suspense>
      )}
      {returning && returned && (
        <Suspense>
          {more.length === 0 ? (
            <TaskReturn task={returned} moved={() => moved(returning)} onClose={() => setReturning(null)} />
          ) : (
            <GroupReturn tasks={returning} moved={() => moved(returning)} onClose={() => setReturning(null)} />
          )}
        </Suspense>
      )}
    </div>
  );
}
