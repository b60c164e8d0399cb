import type { FeedbackRowShape } from '@lendring/contracts/http/feedback.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { locales } from '../../../../i18n/locale.js';
import { useLocale } from '../../../../i18n/use-locale.js';
import { personText } from '../../../../lib/person-text.js';
import { Tag } from '../../../../ui/Tag.js';
import { staffDay } from '../../../../lib/staff-time.js';

const head = 'py-2 pr-3 text-left font-bold align-bottom';
const cell = 'py-2.5 pr-3 align-top';
/** Where there is no room, it stands below the text. */
const roomy = 'max-md:hidden';

/** Feedback, a line each. */
export function FeedbackTable({ feedback }: Readonly<{ feedback: readonly FeedbackRowShape[] }>) {
  const { t } = useTranslation('backoffice');
  return (
    <table className="w-full border-collapse text-small">
      <caption className="sr-only">{t('feedback.title')}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={`${head} pl-2`}>
            {t('feedback.text')}
          </th>
          <th scope="col" className={`${head} ${roomy} w-[17%]`}>
            {t('feedback.kind')}
          </th>
          <th scope="col" className={`${head} ${roomy} w-[17%]`}>
            {t('feedback.from')}
          </th>
          <th scope="col" className={`${head} ${roomy} w-[14%]`}>
            {t('feedback.at')}
          </th>
        </tr>
      </thead>
      <tbody>
        {feedback.map((row) => (
          <Row key={row.feedback_id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: Readonly<{ row: FeedbackRowShape }>) {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('moderation');
  const locale = useLocale();
  const kind = words(`feedback.kinds.${row.kind}`);
  return (
    <tr className="group relative border-b border-line hover:bg-tint-2 has-focus-visible:bg-tint-2">
      <th scope="row" className={`${cell} pl-2 text-left font-normal`}>
        <Link
          to="/backoffice/notes/feedback/$feedbackId"
          params={{ feedbackId: row.feedback_id }}
          preload={false}
          className="line-clamp-2 font-bold text-ink no-underline wrap-anywhere group-hover:underline after:absolute after:inset-0"
        >
          {row.text === '' ? t('feedback.forgotten') : <span lang={row.language}>{row.text}</span>}
        </Link>
        <span className="block text-muted md:hidden">
          {kind} · {personText(t, row.from)} · {staffDay(row.at, locale)}
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
      </th>
      <td className={`${cell} ${roomy}`}>
        {kind}
        <span className="block text-muted">{locales[row.language].name}</span>
      </td>
      <td className={`${cell} ${roomy} wrap-anywhere`}>{personText(t, row.from)}</td>
      <td className={`${cell} ${roomy}`}>{staffDay(row.at, locale)}</td>
    </tr>
  );
}
