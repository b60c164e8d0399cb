import type { CaseRowShape } from '@lendring/contracts/http/cases.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { moveBetweenRows, rowMark } from '../../parts/table/row-keys.js';
import { titleText } from './words.js';

export function CaseLink({ row }: Readonly<{ row: CaseRowShape }>) {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  return (
    <Link
      to="/backoffice/report/$caseId"
      params={{ caseId: row.case_id }}
      preload={false}
      {...rowMark}
      onKeyDown={moveBetweenRows}
      className="title text-ink no-underline wrap-anywhere group-hover:underline after:absolute after:inset-0"
    >
      {titleText(t, words, row)}
    </Link>
  );
}
