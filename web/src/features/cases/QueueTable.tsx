import type { CaseRowShape } from '@lendring/contracts/http/cases.js';
import { useTranslation } from 'react-i18next';
import { number } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { personText } from '../../parts/people/person-text.js';
import { staffDay } from '../../lib/dates/moment.js';
import { DataTable, type Column } from '../../parts/table/DataTable.js';
import { CaseLink } from './CaseLink.js';
import { DueText, StateTag, UrgencyTag } from './Marks.js';
import type { QueueColumn } from './queue-search.js';
import { ownerText, reasonsText } from './words.js';

type Props = Readonly<{
  cases: readonly CaseRowShape[];
  shown: readonly QueueColumn[];
  sort: string;
  onSort: (sort: string) => void;
}>;

export function QueueTable({ cases, shown, sort, onSort }: Props) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const columns: Readonly<Record<QueueColumn, Omit<Column<CaseRowShape>, 'name' | 'text'>>> = {
    urgency: { order: 'descending', cell: (row) => <UrgencyTag row={row} /> },
    due: { order: 'ascending', cell: (row) => <DueText row={row} /> },
    reports: { right: true, order: 'descending', cell: (row) => number(row.reports) },
    owner: { cell: (row) => ownerText(t, row) },
    at: {
      cell: (row) =>
        row.assigned_to ? personText(t, row.assigned_to) : <span className="text-muted">{t('nobody')}</span>,
    },
    changed: { order: 'descending', cell: (row) => staffDay(row.changed_at, locale) },
  };
  const what: Column<CaseRowShape> = { name: 'what', text: t('queue.what'), cell: (row) => <What row={row} /> };
  return (
    <DataTable
      caption={t('queue.title')}
      rows={cases}
      keyOf={(row) => row.case_id}
      columns={[what, ...shown.map((name) => ({ name, text: t(`queue.${name}`), ...columns[name] }))]}
      sort={sort}
      onSort={onSort}
      opens
    />
  );
}

function What({ row }: Readonly<{ row: CaseRowShape }>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  return (
    <>
      <CaseLink row={row} />
      <span className="block text-muted wrap-anywhere">{reasonsText(t, locale, row)}</span>
      <span className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
        <StateTag row={row} />
      </span>
    </>
  );
}
