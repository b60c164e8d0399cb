import { Link, useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Query } from '@lendring/contracts/http/calls.js';
import type { HintShape } from '@lendring/contracts/http/hints.js';
import { hintKinds } from '@lendring/contracts/moderation/hint-limits.js';
import { hintsQuery } from '../../api/hints.js';
import { localeCodes, locales } from '../../i18n/locale.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import type { Api } from '../../lib/api-client/api.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { staffDay } from '../../lib/dates/moment.js';
import { everyRow, FILE_PAGE, pageAfter } from '../../lib/downloads/csv-file.js';
import { useHeadingFocus } from '../../lib/page/use-page-heading.js';
import { personText } from '../../parts/people/person-text.js';
import { type Column, DataTable } from '../../parts/table/DataTable.js';
import { PagedTable } from '../../parts/table/PagedTable.js';
import { moveBetweenRows, rowMark } from '../../parts/table/row-keys.js';
import { columnsIn, narrowing } from '../../parts/table/table-search.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { RemovableChip } from '../../ui/RemovableChip.js';
import { Select } from '../../ui/Select.js';
import { Tag } from '../../ui/Tag.js';
import { HintOne } from './HintOne.js';
import { SeverityTag } from './SeverityTag.js';
import {
  type HintColumn,
  hintColumns,
  hintQuestion,
  type HintSearch,
  hintStateOptions,
  readHintSearch,
  usualHintColumns,
  usualHintSort,
} from './hint-search.js';
import { severityOf } from './severity.js';

type HintTableProps = Readonly<{
  hints: readonly HintShape[];
  search: HintSearch;
  shown: readonly HintColumn[];
  sort: string;
  onSort: (sort: string) => void;
}>;

function HintTable({ hints, search, shown, sort, onSort }: HintTableProps) {
  const { t } = useTranslation('hints');
  const { t: office } = useTranslation('backoffice');
  const locale = useLocale();
  const columns: Readonly<Record<HintColumn, Omit<Column<HintShape>, 'name' | 'text'>>> = {
    severity: { roomy: true, order: 'descending', cell: (hint) => <SeverityTag hint={hint} bare /> },
    kind: { roomy: true, cell: (hint) => t(`kinds.${hint.kind}`) },
    owner: { roomy: true, cell: (hint) => personText(office, hint.owner) },
    language: { roomy: true, cell: (hint) => hint.language && locales[hint.language].name },
    state: { roomy: true, cell: (hint) => t(`states.${hint.state}`) },
    at: { roomy: true, order: 'descending', cell: (hint) => staffDay(hint.at, locale) },
  };
  const what: Column<HintShape> = {
    name: 'what',
    text: t('column.what'),
    cell: (hint) => <What hint={hint} search={search} isStateShown={shown.includes('state')} />,
  };
  return (
    <DataTable
      caption={t('title')}
      rows={hints}
      keyOf={(hint) => hint.hint_id}
      columns={[what, ...shown.map((name) => ({ name, text: t(`column.${name}`), ...columns[name] }))]}
      sort={sort}
      onSort={onSort}
      opens
    />
  );
}

type WhatProps = Readonly<{ hint: HintShape; search: HintSearch; isStateShown: boolean }>;

function What({ hint, search, isStateShown }: WhatProps) {
  const { t } = useTranslation('hints');
  const { t: office } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  const locale = useLocale();
  return (
    <>
      <Link
        to="/backoffice/hints"
        search={{ ...search, hint: hint.hint_id }}
        preload={false}
        {...rowMark}
        onKeyDown={moveBetweenRows}
        className="font-bold text-ink no-underline wrap-anywhere group-hover:underline after:absolute after:inset-0"
      >
        {t('about', { what: words(`kind.${hint.subject.kind}`), title: hint.title || t('gone') })}
      </Link>
      {hint.finding?.kind === 'words' && (
        <span className="block text-muted wrap-anywhere">
          {t('found', { as: hint.finding.found.map(({ as }) => as).join(', ') })}
        </span>
      )}
      <span className="block text-muted md:hidden">
        {t(`kinds.${hint.kind}`)} · {personText(office, hint.owner)} · {staffDay(hint.at, locale)}
      </span>
      <span className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
        <span className="md:hidden">
          <SeverityTag hint={hint} />
        </span>
        {search.state === 'all' && (
          <span className={isStateShown ? 'md:hidden' : undefined}>
            <Tag tone="grey">{t(`states.${hint.state}`)}</Tag>
          </span>
        )}
      </span>
    </>
  );
}

type HintFiltersProps = Readonly<{ search: HintSearch; go: (search: HintSearch) => void }>;

function HintFilters({ search, go }: HintFiltersProps) {
  const { t } = useTranslation('hints');
  const { state, kind, language } = search;
  const any = { value: '', label: t('any') };
  const choose = narrowing(search, readHintSearch, go);
  return (
    <div role="group" aria-label={t('filters')} className="grid gap-3 sm:grid-cols-3">
      <Select
        id="state"
        label={t('state')}
        value={state ?? 'open'}
        onChange={choose('state')}
        options={hintStateOptions.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
      <Select
        id="kind"
        label={t('kind')}
        value={kind ?? ''}
        onChange={choose('kind')}
        options={[any, ...hintKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))]}
      />
      <Select
        id="language"
        label={t('language')}
        value={language ?? ''}
        onChange={choose('language')}
        options={[any, ...localeCodes.map((value) => ({ value, label: locales[value].name }))]}
      />
    </div>
  );
}

const everyHint = (api: Api, query: Query<'hints'>, told: (done: number) => void) =>
  everyRow<HintShape, number>(async (place) => {
    const { hints, paging } = await api.get('/hint', {
      query: { ...query, purpose: 'file', page: place ?? 1, size: FILE_PAGE },
    });
    return { rows: hints, next: pageAfter(paging) };
  }, told);

type Words = Readonly<{ t: TFunction<'hints'>; office: TFunction<'backoffice'>; words: TFunction<'moderation'> }>;

const columns = ['at', 'severity', 'kind', 'what', 'id', 'owner', 'ownerId', 'language', 'state'] as const;

/** One row per hint. Ids accompany names; the finding itself is only on the hint's page. */
export const hintFile = ({ t, office, words }: Words) => ({
  heads: columns.map((name) => t(`column.${name}`)),
  cells: (hint: HintShape) => [
    hint.at,
    t(`severity.${severityOf(hint)}`),
    t(`kinds.${hint.kind}`),
    t('about', { what: words(`kind.${hint.subject.kind}`), title: hint.title || t('gone') }),
    hint.hint_id,
    personText(office, hint.owner),
    hint.owner.user_id,
    hint.language ? locales[hint.language].name : '',
    t(`states.${hint.state}`),
  ],
});

type Props = Readonly<{ search: HintSearch }>;

export function HintsPage({ search: { hint, ...list } }: Props) {
  useHeadingFocus(hint);
  return hint === undefined ? <HintList search={list} /> : <HintOne key={hint} hintId={hint} list={list} />;
}

function HintList({ search }: Props) {
  const { t } = useTranslation('hints');
  const { t: office } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  const api = useApi();
  const navigate = useNavigate();
  const { data, error } = useQuery(hintsQuery(api, hintQuestion(search)));
  const { page: _, ...kept } = search;
  const { user, ...everybodys } = kept;
  const go = (next: HintSearch) => void navigate({ to: '/backoffice/hints', search: next, resetScroll: false });
  const shown = columnsIn(search, hintColumns) ?? usualHintColumns;
  const [first] = data?.hints ?? [];
  const only = first ? t('onlyPersonNamed', { name: personText(office, first.owner) }) : t('onlyPerson');
  return (
    <>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-h1">{t('title')}</h1>
        <Link to="/backoffice/words">{t('toWords')}</Link>
      </div>
      <p className="mb-5 max-w-[720px] text-muted">{t('intro')}</p>
      <HintFilters search={kept} go={go} />
      {user !== undefined && (
        <p className="mt-3">
          <RemovableChip name={only} onRemove={() => go(everybodys)}>
            {only}
          </RemovableChip>
        </p>
      )}
      <PagedTable
        rows={data?.hints}
        paging={data?.paging}
        error={error}
        count={(count) => t('count', { count })}
        hint={t('keys')}
        columns={{
          all: hintColumns.map((name) => ({ name, text: t(`column.${name}`) })),
          shown,
          choose: (chosen) => go({ ...search, columns: chosen }),
        }}
        file={{
          title: t('title'),
          read: (told) => everyHint(api, hintQuestion(kept), told),
          ...hintFile({ t, office, words }),
        }}
        none={
          <EmptyState picture="handshake" title={t('none')}>
            <p>{t('noneText')}</p>
          </EmptyState>
        }
        link={(page) => ({ to: '/backoffice/hints', search: { ...kept, ...(page > 1 && { page }) } })}
      >
        {(hints) => (
          <HintTable
            hints={hints}
            search={search}
            shown={shown}
            sort={search.sort ?? usualHintSort(search)}
            onSort={(sort) => go(readHintSearch({ ...kept, sort }))}
          />
        )}
      </PagedTable>
    </>
  );
}
