import type { Query } from '@lendring/contracts/http/calls.js';
import type { FeedbackRowShape } from '@lendring/contracts/http/feedback.js';
import { csvOf } from '@lendring/contracts/rules/csv.js';
import type { TFunction } from 'i18next';
import { locales, type Locale } from '../../../../i18n/locale.js';
import type { Api } from '../../../../lib/api.js';

/** Of one page of the API. */
const SIZE = 100;

/** Everything that a question finds, a page after the other. `told`: how much is read. */
export const everyFeedback = async (
  api: Api,
  query: Query<'feedbackList'>,
  told: (done: number, total: number) => void,
): Promise<readonly FeedbackRowShape[]> => {
  const found: FeedbackRowShape[] = [];
  for (let page = 1; ; page += 1) {
    const { feedback, paging } = await api.get('/feedback', { query: { ...query, page, size: SIZE } });
    found.push(...feedback);
    told(found.length, paging.total);
    if (!paging.hasNextPage) return found;
  }
};

type Words = Readonly<{ t: TFunction<'backoffice'>; words: TFunction<'moderation'>; locale: Locale }>;

/** A row for each; who gave it is left out. */
export const feedbackFile = (feedback: readonly FeedbackRowShape[], { t, words, locale }: Words): string => {
  const heads = ['at', 'kind', 'language', 'text', 'page', 'tags', 'state'] as const;
  return csvOf(
    [
      heads.map((name) => t(`feedback.${name}`)),
      ...feedback.map((one) => [
        one.at.slice(0, 10),
        words(`feedback.kinds.${one.kind}`),
        locales[one.language].name,
        one.text,
        one.page ?? '',
        one.tags.join(', '),
        t(`feedback.states.${one.done ? 'done' : 'open'}`),
      ]),
    ],
    locale === 'en' ? ',' : ';',
  );
};
