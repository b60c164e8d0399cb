import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Query } from '@lendring/contracts/http/calls.js';
import type { HintShape } from '@lendring/contracts/http/hints.js';
import { hintKinds, type hintStates } from '@lendring/contracts/moderation/hint-limits.js';
import { type Locale, localeCodes, locales } from '../../i18n/locale.js';
import { staffDay, staffMomentInFile } from '../../lib/dates/moment.js';
import { isUuid, readPage } from '../../lib/links/search-params.js';
import { personText } from '../../parts/people/person-text.js';
import { moveBetweenRows, rowMark } from '../../parts/table/row-keys.js';
import { listOf, type RawSearch, readTable, type TableSearch } from '../../parts/table/list.js';
import { Tag } from '../../ui/Tag.js';

export type HintKind = (typeof hintKinds)[number];
type State = Exclude<(typeof hintStates)[number], 'open'> | 'all';

type HintSort = NonNullable<Query<'hints'>['sort']>;
export type HintSearch = TableSearch<HintSort> &
  Readonly<{
    state?: State;
    kind?: HintKind;
    language?: Locale;
    user?: string;
    page?: number;
    /** Id of the opened hint; the URL keeps the list's parameters for the return to the list. */
    hint?: string;
  }>;

const states: readonly State[] = ['fine', 'case', 'gone', 'all'];
export const hintStateOptions = ['open', ...states] as const;

const severityOf = ({ severity }: Pick<HintShape, 'severity'>): 1 | 2 | 3 =>
  severity === 3 ? 3 : severity === 2 ? 2 : 1;

const tones = { 1: 'grey', 2: 'sun', 3: 'rose' } as const;

export function SeverityTag({ hint, bare }: Readonly<{ hint: Pick<HintShape, 'severity'>; bare?: boolean }>) {
  const { t } = useTranslation('hints');
  const severity = severityOf(hint);
  return (
    <Tag tone={tones[severity]}>
      {!bare && <span className="sr-only">{t('severityLabel', { severity: '' })}</span>}
      {t(`severity.${severity}`)}
    </Tag>
  );
}

type Words = Readonly<{
  t: TFunction<'hints'>;
  office: TFunction<'backoffice'>;
  words: TFunction<'moderation'>;
  locale: Locale;
}>;

const titleText = ({ subject, title }: HintShape, { t, words }: Words): string =>
  t('about', { what: words(`kind.${subject.kind}`), title: title || t('gone') });

type WhatProps = Words & Readonly<{ hint: HintShape; search: HintSearch; isStateShown: boolean }>;

function What({ hint, search, isStateShown, ...said }: WhatProps) {
  const { t, office, locale } = said;
  return (
    <>
      <Link
        to="/backoffice/hints"
        search={{ ...search, hint: hint.hint_id }}
        preload={false}
        {...rowMark}
        onKeyDown={moveBetweenRows}
        className="font-bold text-ink no-underline wrap-anywhere group-hover:underline after:absolute after:inset-0"
      >
        {titleText(hint, said)}
      </Link>
      {hint.finding?.kind === 'words' && (
        <span className="block text-muted wrap-anywhere">
          {t('found', { as: hint.finding.found.map(({ as }) => as).join(', ') })}
        </span>
      )}
      <span className="block text-muted md:hidden">
        {t(`kinds.${hint.kind}`)} · {personText(office, hint.owner)} · {staffDay(hint.at, locale)}
      </span>
      <span className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
        <span className="md:hidden">
          <SeverityTag hint={hint} />
        </span>
        {search.state === 'all' && (
          <span className={isStateShown ? 'md:hidden' : undefined}>
            <Tag tone="grey">{t(`states.${hint.state}`)}</Tag>
          </span>
        )}
      </span>
    </>
  );
}

/** In the file, ids accompany names; the finding itself is only on the hint's page. */
export const hintList = listOf<HintShape, Words, HintSearch, HintSort>()({
  title: ({ t }) => t('title'),
  keyOf: (hint) => hint.hint_id,
  opens: true,
  head: ({ t }, name) => t(`column.${name}`),
  usualSort: ({ state }) => (state === undefined ? '-severity' : '-at'),
  columns: {
    what: {
      cell: (hint, words, { search, shown }) => (
        <What hint={hint} search={search} isStateShown={shown.includes('state')} {...words} />
      ),
      value: titleText,
    },
    id: { value: (hint) => hint.hint_id },
    severity: {
      roomy: true,
      order: 'descending',
      cell: (hint) => <SeverityTag hint={hint} bare />,
      value: (hint, { t }) => t(`severity.${severityOf(hint)}`),
    },
    kind: {
      roomy: true,
      cell: (hint, { t }) => t(`kinds.${hint.kind}`),
      value: (hint, { t }) => t(`kinds.${hint.kind}`),
    },
    owner: {
      roomy: true,
      cell: (hint, { office }) => personText(office, hint.owner),
      value: (hint, { office }) => personText(office, hint.owner),
    },
    ownerId: { value: (hint) => hint.owner.user_id },
    language: {
      roomy: true,
      rare: true,
      cell: (hint) => hint.language && locales[hint.language].name,
      value: (hint) => (hint.language ? locales[hint.language].name : ''),
    },
    state: {
      roomy: true,
      rare: true,
      cell: (hint, { t }) => t(`states.${hint.state}`),
      value: (hint, { t }) => t(`states.${hint.state}`),
    },
    at: {
      roomy: true,
      order: 'descending',
      moment: true,
      cell: (hint, { locale }) => staffDay(hint.at, locale),
      value: (hint) => staffMomentInFile(hint.at),
    },
  },
  inFile: ['at', 'severity', 'kind', 'what', 'id', 'owner', 'ownerId', 'language', 'state'],
});

const isOneOf = <One extends string>(all: readonly One[], value: unknown): value is One =>
  all.some((one) => one === value);

export const readHintSearch = (raw: RawSearch): HintSearch => {
  const { state, kind, language, user, hint } = raw;
  return {
    ...(isOneOf(states, state) && { state }),
    ...(isOneOf(hintKinds, kind) && { kind }),
    ...(isOneOf(localeCodes, language) && { language }),
    ...(typeof user === 'string' && isUuid(user) && { user }),
    ...readTable(raw, hintList.sorts),
    ...readPage(raw),
    ...(typeof hint === 'string' && isUuid(hint) && { hint }),
  };
};

export const hintQuestion = ({ state, kind, language, user, sort, page = 1 }: HintSearch): Query<'hints'> => ({
  state: state ?? 'open',
  ...(kind && { kind }),
  ...(language && { language }),
  ...(user !== undefined && { user_id: user }),
  ...(sort && { sort }),
  page,
});
