import { Link, useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Query } from '@lendring/contracts/http/calls.js';
import type { FeedbackRowShape } from '@lendring/contracts/http/feedback.js';
import { feedbackKinds, feedbackLimits } from '@lendring/contracts/moderation/feedback-limits.js';
import { feedbackListQuery, feedbackTagsQuery } from '../../../api/feedback.js';
import { localeCodes, locales } from '../../../i18n/locale.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import type { Api } from '../../../lib/api-client/api.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { staffDay } from '../../../lib/dates/moment.js';
import { everyRow, FILE_PAGE, pageAfter } from '../../../lib/downloads/csv-file.js';
import { personText } from '../../../parts/people/person-text.js';
import { type Column, DataTable } from '../../../parts/table/DataTable.js';
import { PagedTable } from '../../../parts/table/PagedTable.js';
import { columnsIn, narrowing } from '../../../parts/table/table-search.js';
import { Button } from '../../../ui/Button.js';
import { Chip } from '../../../ui/Chip.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { RemovableChip } from '../../../ui/RemovableChip.js';
import { Select } from '../../../ui/Select.js';
import { Tag } from '../../../ui/Tag.js';
import { TextField } from '../../../ui/TextField.js';
import {
  type FeedbackColumn,
  feedbackColumns,
  type FeedbackListSearch,
  feedbackQuestion,
  readFeedbackListSearch,
} from './feedback-search.js';

type FeedbackTableProps = Readonly<{
  feedback: readonly FeedbackRowShape[];
  shown: readonly FeedbackColumn[];
  sort: string;
  onSort: (sort: string) => void;
}>;

function FeedbackTable({ feedback, shown, sort, onSort }: FeedbackTableProps) {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  const locale = useLocale();
  const columns: Readonly<Record<FeedbackColumn, Omit<Column<FeedbackRowShape>, 'name' | 'text'>>> = {
    kind: { roomy: true, cell: (row) => words(`feedback.kinds.${row.kind}`) },
    language: { roomy: true, cell: (row) => locales[row.language].name },
    from: { roomy: true, cell: (row) => personText(t, row.from) },
    at: { roomy: true, order: 'descending', cell: (row) => staffDay(row.at, locale) },
  };
  const text: Column<FeedbackRowShape> = { name: 'text', text: t('feedback.text'), cell: (row) => <Words row={row} /> };
  return (
    <DataTable
      caption={t('feedback.title')}
      rows={feedback}
      keyOf={(row) => row.feedback_id}
      columns={[text, ...shown.map((name) => ({ name, text: t(`feedback.${name}`), ...columns[name] }))]}
      sort={sort}
      onSort={onSort}
      opens
    />
  );
}

function Words({ row }: Readonly<{ row: FeedbackRowShape }>) {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  const locale = useLocale();
  return (
    <>
      <Link
        to="/backoffice/notes/feedback/$feedbackId"
        params={{ feedbackId: row.feedback_id }}
        preload={false}
        className="line-clamp-2 font-bold text-ink no-underline wrap-anywhere group-hover:underline after:absolute after:inset-0"
      >
        {row.text === '' ? t('feedback.forgotten') : <span lang={row.language}>{row.text}</span>}
      </Link>
      <span className="block text-muted md:hidden">
        {words(`feedback.kinds.${row.kind}`)} · {personText(t, row.from)} · {staffDay(row.at, locale)}
      </span>
      <span className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
        {row.answered && <Tag tone="free">{t('feedback.answered')}</Tag>}
        {row.done && !row.answered && <Tag tone="grey">{t('feedback.done')}</Tag>}
        {row.tags.map((tag) => (
          <Tag key={tag} wraps className="wrap-anywhere">
            {tag}
          </Tag>
        ))}
      </span>
    </>
  );
}

type TagFilterProps = Readonly<{ tag: string | undefined; onTag: (tag: string | undefined) => void }>;

function TagFilter({ tag, onTag }: TagFilterProps) {
  const { t } = useTranslation('backoffice');
  const { data } = useQuery(feedbackTagsQuery(useApi()));
  const [typed, setTyped] = useState(tag ?? '');
  const used = data?.tags ?? [];
  return (
    <form
      className="mt-3 flex flex-wrap items-end gap-x-3 gap-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        onTag(typed.trim().toLowerCase() || undefined);
      }}
    >
      <TextField
        id="tag"
        className="w-full sm:w-60"
        label={t('feedback.tagFilter')}
        value={typed}
        maxLength={feedbackLimits.tag}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="soft">
        {t('feedback.tagFind')}
      </Button>
      {used.length > 0 && (
        <div role="group" aria-label={t('feedback.tagsUsed')} className="flex min-w-0 flex-wrap gap-2">
          {used.map((one) => (
            <Chip key={one} on={one === tag} onClick={() => onTag(one === tag ? undefined : one)}>
              {one}
            </Chip>
          ))}
        </div>
      )}
    </form>
  );
}

type Props = Readonly<{ search: FeedbackListSearch; go: (search: FeedbackListSearch) => void }>;

function FeedbackFilters({ search: kept, go }: Props) {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  const choose = narrowing(kept, readFeedbackListSearch, go);
  const any = { value: '', label: t('feedback.any') };
  return (
    <div role="group" aria-label={t('feedback.filters')} className="grid gap-3 sm:grid-cols-3">
      <Select
        id="state"
        label={t('feedback.state')}
        value={kept.state ?? 'open'}
        onChange={choose('state')}
        options={(['open', 'done', 'all'] as const).map((value) => ({ value, label: t(`feedback.states.${value}`) }))}
      />
      <Select
        id="kind"
        label={t('feedback.kind')}
        value={kept.kind ?? ''}
        onChange={choose('kind')}
        options={[any, ...feedbackKinds.map((value) => ({ value, label: words(`feedback.kinds.${value}`) }))]}
      />
      <Select
        id="language"
        label={t('feedback.language')}
        value={kept.language ?? ''}
        onChange={choose('language')}
        options={[any, ...localeCodes.map((value) => ({ value, label: locales[value].name }))]}
      />
    </div>
  );
}

const everyFeedback = (api: Api, query: Query<'feedbackList'>, told: (done: number) => void) =>
  everyRow<FeedbackRowShape, number>(async (place) => {
    const { feedback, paging } = await api.get('/feedback', {
      query: { ...query, purpose: 'file', page: place ?? 1, size: FILE_PAGE },
    });
    return { rows: feedback, next: pageAfter(paging) };
  }, told);

const columns = ['at', 'kind', 'language', 'text', 'page', 'tags', 'state'] as const;

/** One row per feedback, without its author. */
export const feedbackFile = (t: TFunction<'backoffice'>, words: TFunction<'moderation'>) => ({
  heads: columns.map((name) => t(`feedback.${name}`)),
  cells: (one: FeedbackRowShape) => [
    one.at.slice(0, 10),
    words(`feedback.kinds.${one.kind}`),
    locales[one.language].name,
    one.text,
    one.page ?? '',
    one.tags.join(', '),
    t(`feedback.states.${one.done ? 'done' : 'open'}`),
  ],
});

export function FeedbackListPage({ search }: Readonly<{ search: FeedbackListSearch }>) {
  const { t } = useTranslation('backoffice');
  const navigate = useNavigate();
  const { t: words } = useTranslation('moderation');
  const api = useApi();
  const { data, error } = useQuery(feedbackListQuery(api, feedbackQuestion(search)));
  const { page: _, ...kept } = search;
  const { tag, ...untagged } = kept;
  const shown = columnsIn(search, feedbackColumns) ?? feedbackColumns;
  const go = (next: FeedbackListSearch) =>
    void navigate({ to: '/backoffice/notes/feedback', search: next, resetScroll: false });
  return (
    <>
      <h1 className="mb-5 text-h1">{t('feedback.title')}</h1>
      <FeedbackFilters search={kept} go={go} />
      <TagFilter
        key={tag ?? ''}
        tag={tag}
        onTag={(next) => go(next === undefined ? untagged : { ...untagged, tag: next })}
      />
      {tag !== undefined && (
        <p className="mt-3">
          <RemovableChip name={t('feedback.tag', { tag })} onRemove={() => go(untagged)}>
            {t('feedback.tag', { tag })}
          </RemovableChip>
        </p>
      )}
      <PagedTable
        rows={data?.feedback}
        paging={data?.paging}
        error={error}
        count={(count) => t('feedback.count', { count })}
        columns={{
          all: feedbackColumns.map((name) => ({ name, text: t(`feedback.${name}`) })),
          shown,
          choose: (chosen) => go({ ...search, columns: chosen }),
        }}
        file={{
          title: t('feedback.title'),
          read: (told) => everyFeedback(api, feedbackQuestion(kept), told),
          ...feedbackFile(t, words),
        }}
        none={
          <EmptyState picture="handshake" title={t('feedback.none')}>
            <p>{t('feedback.noneText')}</p>
          </EmptyState>
        }
        link={(page) => ({ to: '/backoffice/notes/feedback', search: { ...kept, ...(page > 1 && { page }) } })}
      >
        {(feedback) => (
          <FeedbackTable
            feedback={feedback}
            shown={shown}
            sort={search.sort ?? '-at'}
            onSort={(sort) => go(readFeedbackListSearch({ ...kept, sort }))}
          />
        )}
      </PagedTable>
    </>
  );
}
