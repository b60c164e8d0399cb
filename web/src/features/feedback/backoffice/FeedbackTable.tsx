import type { FeedbackRowShape } from '@lendring/contracts/http/feedback.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { locales } from '../../../i18n/locale.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { personText } from '../../../parts/people/person-text.js';
import { staffDay } from '../../../lib/dates/staff-time.js';
import { DataTable, type Column } from '../../../parts/table/DataTable.js';
import { Tag } from '../../../ui/Tag.js';
import type { FeedbackColumn } from './feedback-search.js';

type Props = Readonly<{
  feedback: readonly FeedbackRowShape[];
  shown: readonly FeedbackColumn[];
  sort: string;
  onSort: (sort: string) => void;
}>;

export function FeedbackTable({ feedback, shown, sort, onSort }: Props) {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  const locale = useLocale();
  const columns: Readonly<Record<FeedbackColumn, Omit<Column<FeedbackRowShape>, 'name' | 'text'>>> = {
    kind: { roomy: true, cell: (row) => words(`feedback.kinds.${row.kind}`) },
    language: { roomy: true, cell: (row) => locales[row.language].name },
    from: { roomy: true, cell: (row) => personText(t, row.from) },
    at: { roomy: true, order: 'descending', cell: (row) => staffDay(row.at, locale) },
  };
  const text: Column<FeedbackRowShape> = { name: 'text', text: t('feedback.text'), cell: (row) => <Words row={row} /> };
  return (
    <DataTable
      caption={t('feedback.title')}
      rows={feedback}
      keyOf={(row) => row.feedback_id}
      columns={[text, ...shown.map((name) => ({ name, text: t(`feedback.${name}`), ...columns[name] }))]}
      sort={sort}
      onSort={onSort}
      opens
    />
  );
}

function Words({ row }: Readonly<{ row: FeedbackRowShape }>) {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  const locale = useLocale();
  return (
    <>
      <Link
        to="/backoffice/notes/feedback/$feedbackId"
        params={{ feedbackId: row.feedback_id }}
        preload={false}
        className="line-clamp-2 font-bold text-ink no-underline wrap-anywhere group-hover:underline after:absolute after:inset-0"
      >
        {row.text === '' ? t('feedback.forgotten') : <span lang={row.language}>{row.text}</span>}
      </Link>
      <span className="block text-muted md:hidden">
        {words(`feedback.kinds.${row.kind}`)} · {personText(t, row.from)} · {staffDay(row.at, locale)}
      </span>
      <span className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
        {row.answered && <Tag tone="free">{t('feedback.answered')}</Tag>}
        {row.done && !row.answered && <Tag tone="grey">{t('feedback.done')}</Tag>}
        {row.tags.map((tag) => (
          <Tag key={tag} wraps className="wrap-anywhere">
            {tag}
          </Tag>
        ))}
      </span>
    </>
  );
}
