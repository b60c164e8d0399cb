import { reportTypes, reportTypesFor } from '@lendring/contracts/reference/report-types.js';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { Select } from '../../../ui/Select.js';
import { isSubjectKind, subjectKinds } from '../subject-kinds.js';
import { isQueueState, queueStates, type QueueSearch } from './queue-search.js';

type Props = Readonly<{ search: QueueSearch; go: (search: QueueSearch) => void }>;

/** Narrows the queue; each choice is an address of its own. */
export function QueueFilters({ search, go }: Props) {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  const locale = useLocale();
  const { page: _, ...kept } = search;
  const any = { value: '', label: t('queue.any') };
  const types = search.kind ? reportTypesFor(search.kind) : reportTypes;
  return (
    <div role="group" aria-label={t('queue.filters')} className="grid grid-cols-2 gap-3 @3xl:grid-cols-5">
      <Select
        id="state"
        label={t('queue.state')}
        value={search.state ?? 'waiting'}
        onChange={({ target: { value } }) => {
          const { state: __, ...rest } = kept;
          go(isQueueState(value) ? { ...rest, state: value } : rest);
        }}
        options={(['waiting', ...queueStates] as const).map((value) => ({ value, label: t(`queue.states.${value}`) }))}
      />
      <Select
        id="kind"
        label={t('queue.kind')}
        value={search.kind ?? ''}
        onChange={({ target: { value } }) => {
          // Another kind of thing has other reasons.
          const { kind: __, reason: ___, ...rest } = kept;
          go(isSubjectKind(value) ? { ...rest, kind: value } : rest);
        }}
        options={[any, ...subjectKinds.map((value) => ({ value, label: words(`kind.${value}`) }))]}
      />
      <Select
        id="reason"
        label={t('queue.reason')}
        value={String(search.reason ?? '')}
        onChange={({ target: { value } }) => {
          const { reason: __, ...rest } = kept;
          go(value === '' ? rest : { ...rest, reason: Number(value) });
        }}
        options={[any, ...types.map(({ id, title }) => ({ value: String(id), label: title[locale] }))]}
      />
      <Select
        id="assigned"
        label={t('queue.assigned')}
        value={search.assigned ?? ''}
        onChange={({ target: { value } }) => {
          const { assigned: __, ...rest } = kept;
          go(value === 'me' || value === 'nobody' ? { ...rest, assigned: value } : rest);
        }}
        options={[any, ...(['me', 'nobody'] as const).map((value) => ({ value, label: t(`queue.${value}`) }))]}
      />
      <Select
        id="trusted"
        label={t('queue.flagger')}
        value={search.trusted ?? ''}
        onChange={({ target: { value } }) => {
          const { trusted: __, ...rest } = kept;
          go(value === 'yes' ? { ...rest, trusted: value } : rest);
        }}
        options={[any, { value: 'yes', label: t('queue.trusted') }]}
      />
    </div>
  );
}
