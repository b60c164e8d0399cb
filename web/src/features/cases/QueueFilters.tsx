import { reportTypes, reportTypesFor } from '@lendring/contracts/reference/report-types.js';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.js';
import { Select } from '../../ui/Select.js';
import { narrowing } from '../../parts/table/table-search.js';
import { subjectKinds } from '../../parts/moderation/subject-kinds.js';
import { queueStates, readQueueSearch, sortsOnPhone, usualSort, type QueueSearch } from './queue-search.js';

type Props = Readonly<{ search: QueueSearch; go: (search: QueueSearch) => void; withOrder: boolean }>;

export function QueueFilters({ search, go, withOrder }: Props) {
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
        // Reset the reason: each kind has its own reasons.
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
