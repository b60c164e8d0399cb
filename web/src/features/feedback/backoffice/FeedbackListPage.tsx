import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { feedbackListQuery } from '../../../api/feedback.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { RemovableChip } from '../../../ui/RemovableChip.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { PagedTable } from '../../../parts/table/PagedTable.js';
import { columnsIn } from '../../../parts/table/table-search.js';
import { everyFeedback, feedbackFile } from './feedback-file.js';
import {
  feedbackColumns,
  feedbackQuestion,
  readFeedbackListSearch,
  type FeedbackListSearch,
} from './feedback-search.js';
import { FeedbackFilters } from './FeedbackFilters.js';
import { FeedbackTable } from './FeedbackTable.js';
import { TagFilter } from './TagFilter.js';

export function FeedbackListPage({ search }: Readonly<{ search: FeedbackListSearch }>) {
  const { t } = useTranslation('backoffice');
  const navigate = useNavigate();
  const { t: words } = useTranslation('moderation');
  const api = useApi();
  const { data, error } = useQuery(feedbackListQuery(api, feedbackQuestion(search)));
  const { page: _, ...kept } = search;
  const { tag, ...untagged } = kept;
  const shown = columnsIn(search, feedbackColumns) ?? feedbackColumns;
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
      <PagedTable
        rows={data?.feedback}
        paging={data?.paging}
        error={error}
        count={(count) => t('feedback.count', { count })}
        columns={{
          all: feedbackColumns.map((name) => ({ name, text: t(`feedback.${name}`) })),
          shown,
          choose: (chosen) => go({ ...search, columns: chosen }),
        }}
        file={{
          title: t('feedback.title'),
          read: (told) => everyFeedback(api, feedbackQuestion(kept), told),
          ...feedbackFile(t, words),
        }}
        none={
          <EmptyState picture="handshake" title={t('feedback.none')}>
            <p>{t('feedback.noneText')}</p>
          </EmptyState>
        }
        link={(page) => ({ to: '/backoffice/notes/feedback', search: { ...kept, ...(page > 1 && { page }) } })}
      >
        {(feedback) => (
          <FeedbackTable
            feedback={feedback}
            shown={shown}
            sort={search.sort ?? '-at'}
            onSort={(sort) => go(readFeedbackListSearch({ ...kept, sort }))}
          />
        )}
      </PagedTable>
    </>
  );
}
