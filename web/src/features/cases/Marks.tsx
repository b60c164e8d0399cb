import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CaseRowShape } from '@lendring/contracts/http/cases.js';
import { useNow } from '../../lib/dates/use-now.js';
import { moveBetweenRows, rowMark } from '../../parts/table/row-keys.js';
import { Tag } from '../../ui/Tag.js';
import { cx } from '../../ui/cx.js';
import { dueOf, urgencyOf } from './case-state.js';
import { stateText, titleText, urgencyText } from './words.js';

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

const tones = { 1: 'grey', 2: 'sun', 3: 'rose' } as const;

export function UrgencyTag({ row }: Readonly<{ row: CaseRowShape }>) {
  const { t } = useTranslation('backoffice');
  const text = urgencyText(t, row);
  return text === '' ? null : <Tag tone={tones[urgencyOf(row)]}>{text}</Tag>;
}

export function StateTag({ row }: Readonly<{ row: CaseRowShape }>) {
  const { t } = useTranslation('backoffice');
  return (
    <>
      {row.state !== 'open' && (
        <Tag tone={row.state === 'complaint' ? 'sun' : 'tint'}>{stateText(t, row, row.state)}</Tag>
      )}
      {row.to_confirm && <Tag tone="rose">{t('toConfirm')}</Tag>}
      {row.trusted && <Tag tone="tint">{t('trusted')}</Tag>}
    </>
  );
}

/** Deadline of the decision. `alone`: no column heading explains the date, so the text has to. */
export function DueText({ row, alone }: Readonly<{ row: CaseRowShape; alone?: boolean }>) {
  const { t } = useTranslation('backoffice');
  const { key, count } = dueOf(row, useNow());
  const isLate = key.startsWith('overdue');
  const due = t(`due.${key}`, { count });
  return (
    <time dateTime={row.due_at} className={cx(isLate && 'font-bold text-rose-ink', key === 'done' && 'text-muted')}>
      {alone && !isLate && key !== 'done' ? t('due.alone', { due }) : due}
    </time>
  );
}
