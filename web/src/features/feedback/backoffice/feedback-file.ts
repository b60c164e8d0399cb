import type { Query } from '@lendring/contracts/http/calls.js';
import type { FeedbackRowShape } from '@lendring/contracts/http/feedback.js';
import type { TFunction } from 'i18next';
import { locales } from '../../../i18n/locale.js';
import type { Api } from '../../../lib/api-client/api.js';
import { everyRow, FILE_PAGE, pageAfter } from '../../../lib/downloads/every-row.js';

export const everyFeedback = (api: Api, query: Query<'feedbackList'>, told: (done: number) => void) =>
  everyRow<FeedbackRowShape, number>(async (place) => {
    const { feedback, paging } = await api.get('/feedback', {
      query: { ...query, purpose: 'file', page: place ?? 1, size: FILE_PAGE },
    });
    return { rows: feedback, next: pageAfter(paging) };
  }, told);

const columns = ['at', 'kind', 'language', 'text', 'page', 'tags', 'state'] as const;

/** One row per feedback, without its author. */
export const feedbackFile = (t: TFunction<'backoffice'>, words: TFunction<'moderation'>) => ({
  heads: columns.map((name) => t(`feedback.${name}`)),
  cells: (one: FeedbackRowShape) => [
    one.at.slice(0, 10),
    words(`feedback.kinds.${one.kind}`),
    locales[one.language].name,
    one.text,
    one.page ?? '',
    one.tags.join(', '),
    t(`feedback.states.${one.done ? 'done' : 'open'}`),
  ],
});
