import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { Query } from '@lendring/contracts/http/calls.js';
import type { FeedbackRowShape } from '@lendring/contracts/http/feedback.js';
import { feedbackLimits } from '@lendring/contracts/moderation/feedback-limits.js';
import type { FeedbackKind } from '@lendring/contracts/moderation/feedback.js';
import { isLocale, type Locale, locales } from '../../../i18n/locale.js';
import { staffDay } from '../../../lib/dates/moment.js';
import { readPage } from '../../../lib/links/search-params.js';
import { personText } from '../../../parts/people/person-text.js';
import { listOf, type RawSearch, readTable, type TableSearch } from '../../../parts/table/list.js';
import { Tag } from '../../../ui/Tag.js';
import { isFeedbackKind } from '../search.js';

type FeedbackSort = NonNullable<Query<'feedbackList'>['sort']>;

export type FeedbackListSearch = TableSearch<FeedbackSort> &
  Readonly<{ state?: 'done' | 'all'; kind?: FeedbackKind; language?: Locale; tag?: string; page?: number }>;

type Words = Readonly<{ t: TFunction<'backoffice'>; words: TFunction<'moderation'>; locale: Locale }>;

const kindText = ({ kind }: FeedbackRowShape, { words }: Words): string => words(`feedback.kinds.${kind}`);

function FeedbackText({ row, t, words, locale }: Words & Readonly<{ row: FeedbackRowShape }>) {
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

/** The file has one row per feedback, without its author. */
export const feedbackList = listOf<FeedbackRowShape, Words, FeedbackListSearch, FeedbackSort>()({
  title: ({ t }) => t('feedback.title'),
  keyOf: (row) => row.feedback_id,
  opens: true,
  head: ({ t }, name) => t(`feedback.${name}`),
  usualSort: () => '-at',
  columns: {
    text: { cell: (row, words) => <FeedbackText row={row} {...words} />, value: (row) => row.text },
    kind: { roomy: true, cell: kindText, value: kindText },
    language: { roomy: true, cell: (row) => locales[row.language].name, value: (row) => locales[row.language].name },
    from: { roomy: true, cell: (row, { t }) => personText(t, row.from) },
    at: {
      roomy: true,
      order: 'descending',
      cell: (row, { locale }) => staffDay(row.at, locale),
      value: (row) => row.at.slice(0, 10),
    },
    page: { value: (row) => row.page ?? '' },
    tags: { value: (row) => row.tags.join(', ') },
    state: { value: (row, { t }) => t(`feedback.states.${row.done ? 'done' : 'open'}`) },
  },
  inFile: ['at', 'kind', 'language', 'text', 'page', 'tags', 'state'],
});

export const readFeedbackListSearch = (raw: RawSearch): FeedbackListSearch => {
  const { state, kind, language, tag: given } = raw;
  // Accept a number, because the router parses a tag of digits as a number.
  const tag = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
  return {
    ...((state === 'done' || state === 'all') && { state }),
    ...(isFeedbackKind(kind) && { kind }),
    ...(isLocale(language) && { language }),
    ...(tag !== '' && tag.length <= feedbackLimits.tag && { tag }),
    ...readTable(raw, feedbackList.sorts),
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
