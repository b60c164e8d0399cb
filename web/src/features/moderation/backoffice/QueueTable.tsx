import type { CaseRowShape } from '@lendring/contracts/http/moderation.js';
import { useTranslation } from 'react-i18next';
import { number } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { reasonText } from '../reasons.js';
import { CaseLink } from './CaseLink.js';
import { DueText, StateTag, UrgencyTag } from './Marks.js';
import { personText } from '../../../lib/person-text.js';
import { ownerText } from './words.js';

const head = 'py-2 pr-3 text-left font-bold align-bottom';
const cell = 'py-2.5 pr-3 align-top';

/** The queue where there is room for its columns. */
export function QueueTable({ cases }: Readonly<{ cases: readonly CaseRowShape[] }>) {
  const { t } = useTranslation('backoffice');
  return (
    <table className="w-full border-collapse text-small">
      <caption className="sr-only">{t('queue.title')}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={`${head} w-[19%] pl-2`}>
            {t('queue.due')}
          </th>
          <th scope="col" className={head}>
            {t('queue.what')}
          </th>
          <th scope="col" className={`${head} w-[9%] text-right`}>
            {t('queue.reports')}
          </th>
          <th scope="col" className={`${head} w-[18%]`}>
            {t('queue.owner')}
          </th>
          <th scope="col" className={`${head} w-[14%]`}>
            {t('queue.at')}
          </th>
        </tr>
      </thead>
      <tbody>
        {cases.map((row) => (
          <Row key={row.case_id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: Readonly<{ row: CaseRowShape }>) {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  const locale = useLocale();
  return (
    <tr className="group relative border-b border-line hover:bg-tint-2 has-focus-visible:bg-tint-2">
      <td className={`${cell} pl-2`}>
        <span className="flex flex-col items-start gap-1">
          <DueText row={row} />
          <UrgencyTag row={row} />
        </span>
      </td>
      <th scope="row" className={`${cell} text-left font-normal`}>
        <CaseLink row={row} />
        <span className="block text-muted wrap-anywhere">
          {words(`kind.${row.subject.kind}`)} ·{' '}
          {row.type_ids.map((id) => reasonText(id, locale)).join(', ') || t('case.raised')}
        </span>
        <span className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
          <StateTag row={row} />
        </span>
      </th>
      <td className={`${cell} text-right`}>{number(row.reports)}</td>
      <td className={`${cell} wrap-anywhere`}>{ownerText(t, row)}</td>
      <td className={`${cell} wrap-anywhere`}>
        {row.assigned_to ? personText(t, row.assigned_to) : <span className="text-muted">{t('nobody')}</span>}
      </td>
    </tr>
  );
}
