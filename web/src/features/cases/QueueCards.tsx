import type { CaseRowShape } from '@lendring/contracts/http/cases.js';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.js';
import { CaseLink } from './CaseLink.js';
import { DueText, StateTag, UrgencyTag } from './Marks.js';
import { personText } from '../../parts/people/person-text.js';
import { ownerText, reasonsText } from './words.js';

export function QueueCards({ cases }: Readonly<{ cases: readonly CaseRowShape[] }>) {
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
