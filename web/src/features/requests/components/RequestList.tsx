import type { UseQueryResult } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RequestRowShape } from '@lendring/contracts/http/request.js';
import { isOver } from '@lendring/contracts/request/lifecycle.js';
import { countedTitle } from '@lendring/contracts/rules/counted-title.js';
import type { RequestList as List } from '../../../api/requests.js';
import { errorText } from '../../../lib/api-client/api-error.js';
import { useDepositText } from '../../../parts/handover/deposit.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Pagination } from '../../../ui/Pagination.js';
import { Picture } from '../../../ui/Picture.js';
import { Skeleton, SkeletonText } from '../../../ui/Skeleton.js';
import { Tag } from '../../../ui/Tag.js';
import { cx } from '../../../ui/cx.js';
import { rowStateOf } from '../model.js';
import {
  periodText,
  personName,
  rowDeadlineText,
  rowProposalText,
  rowStateText,
  useWords,
  wholeText,
} from '../words.js';
import { DeclineTaken } from './DeclineTaken.js';

export function RowSkeletons({ label, count = 3 }: Readonly<{ label: string; count?: number }>) {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          aria-hidden
          className="grid grid-cols-[72px_1fr] gap-4 rounded-lg border border-line p-4 min-[375px]:grid-cols-[96px_1fr] sm:grid-cols-[136px_1fr] md:grid-cols-[160px_1fr_210px] md:gap-6 md:p-5"
        >
          <Skeleton className="aspect-4/3 w-full rounded-md" />
          <SkeletonText lines={3} />
          <Skeleton className="col-span-2 h-5 w-40 md:col-span-1 md:justify-self-end" />
        </div>
      ))}
    </div>
  );
}

const settled = new Set<RequestRowShape['status']>(['agreed', 'running', 'completed', 'cancelled']);

function RequestRow({ row }: Readonly<{ row: RequestRowShape }>) {
  const words = useWords();
  const { t } = words;
  const name = personName(t, row);
  const deadline = rowDeadlineText(words, row);
  const proposed = rowProposalText(words, row);
  const deposit = useDepositText()(row.deposit_status, { side: row.side, isOver: isOver(row.status) });
  const quiet = isOver(row.status) && !row.your_turn;
  return (
    <article
      className={cx(
        'group relative grid grid-cols-[72px_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-lg border p-4 transition-shadow hover:shadow-soft min-[375px]:grid-cols-[96px_minmax(0,1fr)] sm:grid-cols-[136px_minmax(0,1fr)] md:grid-cols-[160px_1fr_auto] md:gap-x-6 md:p-5',
        row.your_turn ? 'border-teal bg-tint-2' : 'border-line bg-paper',
      )}
    >
      <Picture picture={row.image} alt="" sizes="160px" className={cx('self-start', quiet && 'opacity-70')} />
      <div className="min-w-0">
        <h2 className="title text-base wrap-anywhere">
          <Link
            to="/request/$requestId"
            params={{ requestId: row.request_id }}
            className="text-ink no-underline group-hover:underline after:absolute after:inset-0 after:rounded-lg"
          >
            {countedTitle(row.title, row.quantity)}
          </Link>
        </h2>
        <p className="mt-1.5 flex min-w-0 items-center gap-2 text-base">
          <Avatar person={row.other} size={24} />
          <span className="min-w-0 wrap-anywhere">
            {t((row.side === 'vendor') === settled.has(row.status) ? 'list.to' : 'list.from', { name })}
          </span>
        </p>
        <p className="mt-1.5 text-base text-muted">{periodText(words, row)}</p>
        {proposed && <p className="mt-1 text-base font-semibold">{proposed}</p>}
        {deposit && <p className="mt-1 text-base wrap-anywhere">{deposit}</p>}
        {row.last_text && (
          <p className={cx('mt-1 truncate text-small', row.unread ? 'font-bold' : 'text-muted')}>{row.last_text}</p>
        )}
        {rowStateOf(row, words.now) === 'taken' && (
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <Tag tone="sun" wraps>
              {t(row.side === 'creator' ? 'list.takenCreator' : 'list.takenVendor')}
            </Tag>
            {row.side === 'vendor' && <DeclineTaken request={row} small />}
          </div>
        )}
        {row.status === 'open' && row.overlaps_open > 0 && (
          <p className="mt-2">
            <Tag tone="sun" wraps>
              {t('list.overlaps', { count: row.overlaps_open })}
            </Tag>
          </p>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-2 md:col-span-1 md:w-[210px] md:flex-col md:items-end md:justify-between md:text-right">
        <div className="flex flex-wrap gap-2 empty:hidden md:justify-end">
          {row.unread && <Tag tone="rose">{t('list.unread')}</Tag>}
          {row.your_turn && <Tag tone="teal">{t('list.yourTurn')}</Tag>}
        </div>
        <p className="min-w-0 text-base font-semibold wrap-anywhere">
          {rowStateText(words, row)}
          {row.answer_due && <span className="block text-small">{t(`list.answerDue.${row.answer_due}`)}</span>}
          {deadline && <span className="block text-small font-normal">{deadline}</span>}
        </p>
        <p className="ml-auto font-head text-h3/[1.2] md:ml-0">{wholeText(words, row)}</p>
      </div>
    </article>
  );
}

const isTaken = (row: RequestRowShape): boolean => row.status === 'open' && row.overlaps_taken && !row.accepted.vendor;

/**
 * Requests that need the user's action come first within the page, those whose time is taken last; the order is
 * otherwise unchanged.
 */
const turnFirst = (rows: List['requests']) =>
  rows.toSorted((a, b) => Number(b.your_turn) - Number(a.your_turn) || Number(isTaken(a)) - Number(isTaken(b)));

type Props = Readonly<{ list: UseQueryResult<List>; empty: ReactNode; link: (page: number) => LinkProps }>;

export function RequestList({ list, empty, link }: Props) {
  const { t, common } = useWords();
  if (list.isPending || list.isPlaceholderData) return <RowSkeletons label={t('list.loading')} />;
  if (list.isError && !list.data) {
    return (
      <EmptyState
        title={t('list.failed')}
        actions={
          <Button onClick={() => void list.refetch()} busy={list.isFetching}>
            {t('list.retry')}
          </Button>
        }
      >
        <p role="alert">{errorText(common, list.error)}</p>
      </EmptyState>
    );
  }
  const { requests, paging } = list.data;
  if (requests.length === 0) return empty;
  return (
    <>
      <ul aria-label={t('list.label')} className="flex flex-col gap-4">
        {turnFirst(requests).map((row) => (
          <li key={row.request_id}>
            <RequestRow row={row} />
          </li>
        ))}
      </ul>
      <Pagination {...paging} link={link} />
    </>
  );
}
