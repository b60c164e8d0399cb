import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { reportQueueQuery } from '../../api/report-cases.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { RemovableChip } from '../../ui/RemovableChip.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { PagedTable } from '../../parts/table/PagedTable.js';
import { columnsIn } from '../../parts/table/table-search.js';
import { useWide } from '../../ui/use-wide.js';
import { CaseFinder } from './CaseFinder.js';
import { QueueFilters } from './QueueFilters.js';
import { everyCase, queueFile } from './queue-file.js';
import {
  queueColumns,
  queueQuestion,
  queueTarget,
  readQueueSearch,
  usualQueueColumns,
  usualSort,
  type QueueSearch,
} from './queue-search.js';
import { QueueCards } from './QueueCards.js';
import { QueueTable } from './QueueTable.js';
import { personText } from '../../parts/people/person-text.js';
import { useQuery } from '../../lib/api-client/use-query.js';

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
