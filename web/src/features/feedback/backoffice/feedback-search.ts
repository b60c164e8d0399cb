import type { Query } from '@lendring/contracts/http/calls.js';
import { feedbackLimits } from '@lendring/contracts/moderation/feedback-limits.js';
import type { FeedbackKind } from '@lendring/contracts/moderation/feedback.js';
import { localeCodes, type Locale } from '../../../i18n/locale.js';
import { readPage } from '../../../lib/links/search-params.js';
import { readTable, type TableSearch } from '../../../parts/table/table-search.js';
import { isFeedbackKind } from '../search.js';

type FeedbackSort = NonNullable<Query<'feedbackList'>['sort']>;
const sorts = ['at', '-at'] as const satisfies readonly FeedbackSort[];

export const feedbackColumns = ['kind', 'language', 'from', 'at'] as const;
export type FeedbackColumn = (typeof feedbackColumns)[number];

export type FeedbackListSearch = TableSearch<FeedbackSort> &
  Readonly<{ state?: 'done' | 'all'; kind?: FeedbackKind; language?: Locale; tag?: string; page?: number }>;

export const isLocale = (value: unknown): value is Locale => localeCodes.some((code) => code === value);

export const readFeedbackListSearch = (raw: Readonly<Record<string, unknown>>): FeedbackListSearch => {
  const { state, kind, language, tag: given } = raw;
  // The router parses a tag of digits as a number.
  const tag = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
  return {
    ...((state === 'done' || state === 'all') && { state }),
    ...(isFeedbackKind(kind) && { kind }),
    ...(isLocale(language) && { language }),
    ...(tag !== '' && tag.length <= feedbackLimits.tag && { tag }),
    ...readTable(raw, sorts),
    ...readPage(raw),
  };
};

export const feedbackQuestion = ({
  state,
  kind,
  language,
  tag,
  sort,
  page = 1,
}: FeedbackListSearch): Query<'feedbackList'> => ({
  state: state ?? 'open',
  ...(kind && { kind }),
  ...(language && { language }),
  ...(tag !== undefined && { tag }),
  ...(sort && { sort }),
  page,
});
