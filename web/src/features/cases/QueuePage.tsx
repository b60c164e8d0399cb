import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseRowShape } from '@lendring/contracts/http/cases.js';
import { reportTypes, reportTypesFor } from '@lendring/contracts/reference/report-types.js';
import { reportQueueQuery } from '../../api/report-cases.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { subjectKinds } from '../../parts/moderation/report-terms.js';
import { personText } from '../../parts/people/person-text.js';
import { ListTable } from '../../parts/table/ListTable.js';
import { narrowing } from '../../parts/table/list.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { FindForm } from '../../ui/FindForm.js';
import { RemovableChip } from '../../ui/RemovableChip.js';
import { Select } from '../../ui/Select.js';
import { useWide } from '../../ui/use-wide.js';
import { CaseLink, DueText, StateTag, UrgencyTag } from './Marks.js';
import {
  queueList,
  queueQuestion,
  type QueueSearch,
  queueStates,
  queueTarget,
  readFound,
  readQueueSearch,
  sortsOnPhone,
  usualSort,
} from './queue-list.js';
import { ownerText, reasonsText } from './words.js';

type Props = Readonly<{ search: QueueSearch; go: (search: QueueSearch) => void; withOrder: boolean }>;

function QueueFilters({ search, go, withOrder }: Props) {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  const locale = useLocale();
  const { page: _, ...kept } = search;
  const choose = narrowing(kept, readQueueSearch, go);
  const any = { value: '', label: t('queue.any') };
  const types = search.kind ? reportTypesFor(search.kind) : reportTypes;
  return (
    <div role="group" aria-label={t('queue.filters')} className="grid grid-cols-2 gap-3 @3xl:grid-cols-5">
      <Select
        id="state"
        label={t('queue.state')}
        value={search.state ?? 'waiting'}
        onChange={choose('state')}
        options={(['waiting', ...queueStates] as const).map((value) => ({ value, label: t(`queue.states.${value}`) }))}
      />
      <Select
        id="kind"
        label={t('queue.kind')}
        value={search.kind ?? ''}
        // Reset the reason, because each kind has its own reasons.
        onChange={({ target: { value } }) => go(readQueueSearch({ ...kept, kind: value, reason: undefined }))}
        options={[any, ...subjectKinds.map((value) => ({ value, label: words(`kind.${value}`) }))]}
      />
      <Select
        id="reason"
        className="col-span-2 @3xl:col-span-1"
        label={t('queue.reason')}
        value={String(search.reason ?? '')}
        onChange={({ target: { value } }) => go(readQueueSearch({ ...kept, reason: Number(value) }))}
        options={[any, ...types.map(({ id, title }) => ({ value: String(id), label: title[locale] }))]}
      />
      <Select
        id="assigned"
        label={t('queue.assigned')}
        value={search.assigned ?? ''}
        onChange={choose('assigned')}
        options={[any, ...(['me', 'nobody'] as const).map((value) => ({ value, label: t(`queue.${value}`) }))]}
      />
      <Select
        id="trusted"
        label={t('queue.flagger')}
        value={search.trusted ?? ''}
        onChange={choose('trusted')}
        options={[any, { value: 'yes', label: t('queue.trusted') }]}
      />
      {withOrder && (
        <Select
          id="sort"
          className="col-span-2"
          label={t('queue.sort')}
          value={search.sort ?? usualSort(search)}
          onChange={choose('sort')}
          options={sortsOnPhone.map((value) => ({ value, label: t(`queue.sorts.${value}`) }))}
        />
      )}
    </div>
  );
}

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

type QueuePageProps = Readonly<{ search: QueueSearch; go: (search: QueueSearch) => void }>;

function CaseFinder({ search, go }: QueuePageProps) {
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
  const question = queueQuestion(search);
  const { data, error } = useQuery(reportQueueQuery(api, question));
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
      <ListTable
        list={queueList}
        words={{ t, words, locale }}
        search={search}
        go={(next) => go(readQueueSearch(next, search.text))}
        link={(next) => queueTarget(readQueueSearch(next, search.text))}
        rows={data?.cases}
        paging={data?.paging}
        error={error}
        readPage={async (page) => {
          const { cases: rows, paging } = await api.post('/report_search', { body: { ...question, ...page } });
          return { rows, paging };
        }}
        count={(count) => t('queue.count', { count })}
        hint={t('queue.keys')}
        none={
          <EmptyState
            picture="handshake"
            title={t(search.number || search.text ? 'queue.notFound' : 'queue.none')}
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
      >
        {!isWide && ((cases) => <QueueCards cases={cases} />)}
      </ListTable>
    </>
  );
}
