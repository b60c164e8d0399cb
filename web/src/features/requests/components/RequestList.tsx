import type { UseQueryResult } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { errorText } from '../../../lib/api-client/error-text.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { Pagination } from '../../../ui/Pagination.js';
import type { RequestList as List } from '../../../api/requests.js';
import { useWords } from '../use-words.js';
import { RequestRow } from './RequestRow.js';
import { RowSkeletons } from './RowSkeletons.js';

/** Requests that need the user's action come first within the page; the order is otherwise unchanged. */
const turnFirst = (rows: List['requests']) => rows.toSorted((a, b) => Number(b.your_turn) - Number(a.your_turn));

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
