import type { TFunction } from 'i18next';
import type { Body } from '@lendring/contracts/http/calls.js';
import type { CaseRowShape } from '@lendring/contracts/http/cases.js';
import type { SubjectKind } from '@lendring/contracts/kernel/subject.js';
import { number as figure } from '../../i18n/format.js';
import type { Locale } from '../../i18n/locale.js';
import { staffDay, staffMomentInFile } from '../../lib/dates/moment.js';
import { isAddress, isUuid, readPage, sought } from '../../lib/links/search-params.js';
import { isSubjectKind } from '../../parts/moderation/report-terms.js';
import { personText } from '../../parts/people/person-text.js';
import { listOf, type RawSearch, readTable, type TableSearch } from '../../parts/table/list.js';
import { CaseLink, DueText, StateTag, UrgencyTag } from './Marks.js';
import { waits } from './case-state.js';
import { ownerText, reasonsText, stateText, titleText, urgencyText } from './words.js';

type QueueSort = NonNullable<Body<'reportQueue'>['sort']>;

export const sortsOnPhone = ['-urgency', 'due', '-reports', '-changed'] as const satisfies readonly QueueSort[];

export const usualSort = ({ state }: QueueSearch): QueueSort =>
  state === undefined || state === 'complaint' ? '-urgency' : '-changed';

/** State filters; `waiting` is the default and omitted. */
export const queueStates = ['complaint', 'completed', 'declined', 'all'] as const;
export const isQueueState = (word: unknown): word is (typeof queueStates)[number] =>
  queueStates.some((one) => one === word);

const MOST_CHARACTERS = 200;

export type QueueSearch = TableSearch<QueueSort> &
  Readonly<{
    state?: (typeof queueStates)[number];
    /** Number from a report's receipt, or the id of a report or case. */
    number?: string;
    text?: string;
    kind?: SubjectKind;
    reason?: number;
    assigned?: 'me' | 'nobody';
    user?: string;
    trusted?: 'yes';
    page?: number;
  }>;

/**
 * Report number or id, else null. The router parses an all-digit report number as a number, which loses leading zeros.
 */
export const caseNumber = (written: unknown): string | null => {
  const padded = typeof written === 'number' ? String(written).padStart(8, '0') : written;
  if (typeof padded !== 'string') return null;
  // Drop the leading # with which people write numbers.
  const number = padded.trim().replace(/^#\s*/, '');
  return /^[\da-f]{8}$/i.test(number) || isUuid(number) ? number : null;
};

export const readFound = (typed: unknown): Pick<QueueSearch, 'number' | 'text'> => {
  const number = caseNumber(typed);
  if (number !== null) return { number };
  const text = typeof typed === 'number' ? String(typed) : typeof typed === 'string' ? typed.trim() : '';
  const isSearchable = text !== '' && text.length <= MOST_CHARACTERS;
  return isSearchable ? { text } : {};
};

type Words = Readonly<{ t: TFunction<'backoffice'>; words: TFunction<'moderation'>; locale: Locale }>;

/** In the file, ids accompany names; the reported content is only in the case. */
export const queueList = listOf<CaseRowShape, Words, QueueSearch, QueueSort>()({
  title: ({ t }) => t('queue.title'),
  keyOf: (row) => row.case_id,
  opens: true,
  head: ({ t }, name) => t(`queue.${name}`),
  usualSort,
  columns: {
    what: {
      cell: (row, { t, locale }) => (
        <>
          <CaseLink row={row} />
          <span className="block text-muted wrap-anywhere">{reasonsText(t, locale, row)}</span>
          <span className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
            <StateTag row={row} />
          </span>
        </>
      ),
      value: (row, { t, words }) => titleText(t, words, row),
    },
    caseId: { value: (row) => row.case_id },
    kind: { value: (row, { words }) => words(`kind.${row.subject.kind}`) },
    reason: { value: (row, { t, locale }) => reasonsText(t, locale, row) },
    state: { value: (row, { t }) => stateText(t, row, row.state) },
    urgency: {
      order: 'descending',
      cell: (row) => <UrgencyTag row={row} />,
      value: (row, { t }) => urgencyText(t, row),
    },
    due: {
      order: 'ascending',
      moment: true,
      cell: (row) => <DueText row={row} />,
      value: (row) => (waits(row) ? staffMomentInFile(row.due_at) : ''),
    },
    reports: { right: true, order: 'descending', cell: (row) => figure(row.reports), value: (row) => row.reports },
    owner: { cell: (row, { t }) => ownerText(t, row), value: (row, { t }) => personText(t, row.owner) },
    ownerId: { value: (row) => row.owner.user_id },
    at: {
      cell: (row, { t }) =>
        row.assigned_to ? personText(t, row.assigned_to) : <span className="text-muted">{t('nobody')}</span>,
      value: (row, { t }) => (row.assigned_to ? personText(t, row.assigned_to) : ''),
    },
    changed: {
      rare: true,
      order: 'descending',
      moment: true,
      cell: (row, { locale }) => staffDay(row.changed_at, locale),
      value: (row) => staffMomentInFile(row.changed_at),
    },
  },
});

/** Parses the queue's URL; the default state is omitted. `kept` is an e-mail address held outside the URL. */
export const readQueueSearch = (raw: RawSearch, kept?: string): QueueSearch => {
  const { state, kind, reason, assigned, user, trusted } = raw;
  const number = caseNumber(raw['number']);
  const { text } = readFound(kept ?? raw['text']);
  return {
    ...(isQueueState(state) && { state }),
    ...(number && { number }),
    ...(text !== undefined && { text }),
    ...(typeof kind === 'string' && isSubjectKind(kind) && { kind }),
    ...(Number.isInteger(reason) && Number(reason) >= 1 && Number(reason) <= 10 && { reason: Number(reason) }),
    ...((assigned === 'me' || assigned === 'nobody') && { assigned }),
    ...(typeof user === 'string' && isUuid(user) && { user }),
    ...(trusted === 'yes' && { trusted }),
    ...readTable(raw, queueList.sorts),
    ...readPage(raw),
  };
};

/** Navigation target of a search; e-mail addresses are kept out of the URL. */
export const queueTarget = ({ text, ...search }: QueueSearch) => ({
  to: '/backoffice/report' as const,
  ...sought(search, text, isAddress(text)),
});

export const queueQuestion = ({
  state,
  number,
  text,
  kind,
  reason,
  assigned,
  user,
  trusted,
  sort,
  page = 1,
}: QueueSearch): Body<'reportQueue'> => ({
  state: state ?? 'waiting',
  ...(number && { number }),
  ...(text !== undefined && { text }),
  ...(kind && { kind }),
  ...(reason !== undefined && { type_id: reason }),
  ...(assigned && { assigned }),
  ...(user && { user_id: user }),
  ...(trusted && { trusted }),
  ...(sort && { sort }),
  page,
});
