import { useNavigate } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Body } from '@lendring/contracts/http/calls.js';
import type { CaseRowShape } from '@lendring/contracts/http/cases.js';
import { reportQueueQuery } from '../../api/report-cases.js';
import type { Locale } from '../../i18n/locale.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import type { Api } from '../../lib/api-client/api.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { momentHead, staffMomentInFile } from '../../lib/dates/moment.js';
import { everyRow, FILE_PAGE, pageAfter } from '../../lib/downloads/csv-file.js';
import { personText } from '../../parts/people/person-text.js';
import { PagedTable } from '../../parts/table/PagedTable.js';
import { columnsIn } from '../../parts/table/table-search.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { FindForm } from '../../ui/FindForm.js';
import { RemovableChip } from '../../ui/RemovableChip.js';
import { useWide } from '../../ui/use-wide.js';
import { CaseLink } from './CaseLink.js';
import { DueText, StateTag, UrgencyTag } from './Marks.js';
import { QueueFilters } from './QueueFilters.js';
import { QueueTable } from './QueueTable.js';
import { waits } from './due.js';
import {
  queueColumns,
  queueQuestion,
  type QueueSearch,
  queueTarget,
  readFound,
  readQueueSearch,
  usualQueueColumns,
  usualSort,
} from './queue-search.js';
import { ownerText, reasonsText, stateText, titleText, urgencyText } from './words.js';

const everyCase = (api: Api, asked: Body<'reportQueue'>, told: (done: number) => void) =>
  everyRow<CaseRowShape, number>(async (place) => {
    const { cases, paging } = await api.post('/report_search', {
      body: { ...asked, purpose: 'file', page: place ?? 1, size: FILE_PAGE },
    });
    return { rows: cases, next: pageAfter(paging) };
  }, told);

type Words = Readonly<{ t: TFunction<'backoffice'>; words: TFunction<'moderation'>; locale: Locale }>;

const columns = [
  'what',
  'caseId',
  'kind',
  'reason',
  'state',
  'urgency',
  'due',
  'reports',
  'owner',
  'ownerId',
  'at',
  'changed',
] as const;

/** One row per case. Ids accompany names; the reported content is only in the case. */
export const queueFile = ({ t, words, locale }: Words) => ({
  heads: columns.map((name) => (name === 'due' || name === 'changed' ? momentHead : String)(t(`queue.${name}`))),
  cells: (row: CaseRowShape) => [
    titleText(t, words, row),
    row.case_id,
    words(`kind.${row.subject.kind}`),
    reasonsText(t, locale, row),
    stateText(t, row, row.state),
    urgencyText(t, row),
    waits(row) ? staffMomentInFile(row.due_at) : '',
    row.reports,
    personText(t, row.owner),
    row.owner.user_id,
    row.assigned_to ? personText(t, row.assigned_to) : '',
    staffMomentInFile(row.changed_at),
  ],
});

function QueueCards({ cases }: Readonly<{ cases: readonly CaseRowShape[] }>) {
  return (
    <ul className="flex flex-col gap-3">
      {cases.map((row) => (
        <li key={row.case_id}>
          <CaseCard row={row} />
        </li>
      ))}
    </ul>
  );
}

function CaseCard({ row }: Readonly<{ row: CaseRowShape }>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  return (
    <article className="group relative rounded-lg border border-line p-4 text-small has-focus-visible:bg-tint-2">
      <p className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-1">
        <DueText row={row} alone />
        <UrgencyTag row={row} />
        <StateTag row={row} />
      </p>
      <CaseLink row={row} />
      <p className="text-muted wrap-anywhere">{reasonsText(t, locale, row)}</p>
      <p className="mt-1 wrap-anywhere">
        {t('queue.reportCount', { count: row.reports })} · {ownerText(t, row)}
        {row.assigned_to && ` · ${t('case.assignedTo', { name: personText(t, row.assigned_to) })}`}
      </p>
    </article>
  );
}

type Props = Readonly<{ search: QueueSearch; go: (search: QueueSearch) => void }>;

function CaseFinder({ search, go }: Props) {
  const { t } = useTranslation('backoffice');
  const [text, setText] = useState(search.number ?? search.text ?? '');
  return (
    <div className="mb-4 max-w-[640px]">
      <FindForm
        id="find"
        label={t('queue.find')}
        hint={t('queue.findHint')}
        button={t('queue.send')}
        value={text}
        maxLength={200}
        onChange={setText}
        onFind={() => {
          const { number: _, text: __, page: ___, ...rest } = search;
          const found = readFound(text);
          const isAsked = Object.keys(found).length > 0;
          go(isAsked ? { state: 'all', ...found, ...(search.columns && { columns: search.columns }) } : rest);
        }}
      />
    </div>
  );
}

export function QueuePage({ search }: Readonly<{ search: QueueSearch }>) {
  const { t } = useTranslation('backoffice');
  const navigate = useNavigate();
  const isWide = useWide();
  const { t: words } = useTranslation('moderation');
  const locale = useLocale();
  const api = useApi();
  const shown = columnsIn(search, queueColumns) ?? usualQueueColumns;
  const { data, error } = useQuery(reportQueueQuery(api, queueQuestion(search)));
  const { page: _, ...kept } = search;
  const go = (next: QueueSearch) => void navigate({ ...queueTarget(next), resetScroll: false });
  const { user, ...everybody } = kept;
  const owner = data?.cases.find((one) => one.owner.user_id === user)?.owner;
  const person = owner ? t('queue.person', { name: personText(t, owner) }) : t('queue.personUnknown');
  const { number, text, state: __, ...withoutWords } = kept;
  const found = number?.toUpperCase() ?? text;
  const onlyFound = t('queue.onlyFound', { text: found });
  return (
    <>
      <h1 className="mb-5 text-h1">{t('queue.title')}</h1>
      <CaseFinder key={found ?? ''} search={search} go={go} />
      <QueueFilters search={search} go={go} withOrder={!isWide} />
      {user !== undefined && (
        <p className="mt-3">
          <RemovableChip name={person} onRemove={() => go(everybody)}>
            {person}
          </RemovableChip>
        </p>
      )}
      {found !== undefined && (
        <p className="mt-3">
          <RemovableChip name={onlyFound} onRemove={() => go(withoutWords)}>
            {onlyFound}
          </RemovableChip>
        </p>
      )}
      <PagedTable
        rows={data?.cases}
        paging={data?.paging}
        error={error}
        count={(count) => t('queue.count', { count })}
        hint={t('queue.keys')}
        columns={{
          all: queueColumns.map((name) => ({ name, text: t(`queue.${name}`) })),
          shown,
          choose: (chosen) => go({ ...search, columns: chosen }),
        }}
        file={{
          title: t('queue.title'),
          read: (told) => everyCase(api, queueQuestion(kept), told),
          ...queueFile({ t, words, locale }),
        }}
        none={
          <EmptyState
            picture="handshake"
            title={t('queue.none')}
            actions={
              search.state !== 'all' && (
                <ButtonLink to="/backoffice/report" search={{ state: 'all' }} variant="ghost">
                  {t('queue.all')}
                </ButtonLink>
              )
            }
          >
            <p>{t('queue.noneText')}</p>
          </EmptyState>
        }
        link={(page) => queueTarget({ ...kept, ...(page > 1 && { page }) })}
      >
        {(cases) =>
          isWide ? (
            <QueueTable
              cases={cases}
              shown={shown}
              sort={search.sort ?? usualSort(search)}
              onSort={(sort) => go(readQueueSearch({ ...kept, sort }, kept.text))}
            />
          ) : (
            <QueueCards cases={cases} />
          )
        }
      </PagedTable>
    </>
  );
}
