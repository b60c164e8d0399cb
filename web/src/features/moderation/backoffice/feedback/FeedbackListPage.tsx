import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { feedbackListQuery } from '../../../../api/feedback.js';
import { useApi } from '../../../../lib/api-context.js';
import { errorText } from '../../../../lib/error-text.js';
import { RemovableChip } from '../../../../ui/Chip.js';
import { EmptyState } from '../../../../ui/EmptyState.js';
import { Pagination } from '../../../../ui/Pagination.js';
import { SkeletonText } from '../../../../ui/Skeleton.js';
import { DownloadFeedback } from './DownloadFeedback.js';
import { feedbackQuestion, type FeedbackListSearch } from './feedback-search.js';
import { FeedbackFilters } from './FeedbackFilters.js';
import { FeedbackTable } from './FeedbackTable.js';
import { TagFilter } from './TagFilter.js';

/** What people noticed, the last one first, narrowed by the address. */
export function FeedbackListPage({ search }: Readonly<{ search: FeedbackListSearch }>) {
  const { t } = useTranslation('backoffice');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const { data, error } = useQuery(feedbackListQuery(useApi(), feedbackQuestion(search)));
  const { page: _, ...kept } = search;
  const { tag, ...untagged } = kept;
  const go = (next: FeedbackListSearch) =>
    void navigate({ to: '/backoffice/notes/feedback', search: next, resetScroll: false });
  return (
    <>
      <h1 className="mb-5 text-h1">{t('feedback.title')}</h1>
      <FeedbackFilters search={kept} go={go} />
      <TagFilter
        key={tag ?? ''}
        tag={tag}
        onTag={(next) => go(next === undefined ? untagged : { ...untagged, tag: next })}
      />
      {tag !== undefined && (
        <p className="mt-3">
          <RemovableChip name={t('feedback.tag', { tag })} onRemove={() => go(untagged)}>
            {t('feedback.tag', { tag })}
          </RemovableChip>
        </p>
      )}
      <div className="mt-5 mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-small text-muted">
          {data && t('feedback.count', { count: data.paging.total })}
        </p>
        {data && data.paging.total > 0 && <DownloadFeedback search={kept} />}
      </div>
      {!data && (error ? <p role="alert">{errorText(common, error)}</p> : <SkeletonText lines={8} />)}
      {data?.feedback.length === 0 && (
        <EmptyState picture="handshake" title={t('feedback.none')}>
          <p>{t('feedback.noneText')}</p>
        </EmptyState>
      )}
      {data && data.feedback.length > 0 && <FeedbackTable feedback={data.feedback} />}
      {data && (
        <Pagination
          {...data.paging}
          link={(page) => ({ to: '/backoffice/notes/feedback', search: { ...kept, ...(page > 1 && { page }) } })}
        />
      )}
    </>
  );
}
