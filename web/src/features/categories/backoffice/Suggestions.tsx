import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { feedbackListQuery } from '../../../api/feedback.js';
import { staffMoment } from '../../../lib/dates/staff-time.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/error-text.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Button } from '../../../ui/Button.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import type { Wish } from './words.js';

export function Suggestions({ onTake }: Readonly<{ onTake: (wish: Wish) => void }>) {
  const { t } = useTranslation('backoffice');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const { data, error } = useQuery(feedbackListQuery(useApi(), { state: 'open', kind: 'category', page: 1 }));
  return (
    <section aria-labelledby="suggestions" className="mt-10">
      <h2 id="suggestions" className="mb-3 text-h3">
        {t('categories.suggestions')}
      </h2>
      {!data && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={3} />)}
      {data?.feedback.length === 0 && <p className="text-muted">{t('categories.suggestionsNone')}</p>}
      {data && data.feedback.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line">
          {data.feedback.map((one) => (
            <li key={one.feedback_id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
              <div className="min-w-0 flex-1 basis-64">
                <Link
                  to="/backoffice/notes/feedback/$feedbackId"
                  params={{ feedbackId: one.feedback_id }}
                  preload={false}
                  className="line-clamp-3 font-bold wrap-anywhere"
                >
                  {one.text === '' ? t('feedback.forgotten') : <span lang={one.language}>{one.text}</span>}
                </Link>
                <p className="text-small text-muted">{staffMoment(one.at, locale)}</p>
              </div>
              {one.text !== '' && (
                <Button variant="ghost" onClick={() => onTake({ language: one.language, text: one.text })}>
                  {t('categories.take')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {data && data.paging.total > data.feedback.length && (
        <Link
          to="/backoffice/notes/feedback"
          search={{ kind: 'category' }}
          className="mt-2 inline-flex min-h-11 items-center underline"
        >
          {t('categories.suggestionsAll', { count: data.paging.total })}
        </Link>
      )}
    </section>
  );
}
