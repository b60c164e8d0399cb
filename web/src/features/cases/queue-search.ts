import type { Body } from '@lendring/contracts/http/calls.js';
import type { SubjectKind } from '@lendring/contracts/kernel/subject.js';
import { isAddress, isUuid, readPage, sought } from '../../lib/links/search-params.js';
import { readTable, type TableSearch } from '../../parts/table/table-search.js';
import { isSubjectKind } from '../../parts/moderation/subject-kinds.js';

type QueueSort = NonNullable<Body<'reportQueue'>['sort']>;
const sorts = [
  '-urgency',
  'urgency',
  'due',
  '-due',
  'reports',
  '-reports',
  'changed',
  '-changed',
] as const satisfies readonly QueueSort[];

export const sortsOnPhone = ['-urgency', 'due', '-reports', '-changed'] as const satisfies readonly QueueSort[];

export const queueColumns = ['urgency', 'due', 'reports', 'owner', 'at', 'changed'] as const;
export type QueueColumn = (typeof queueColumns)[number];
export const usualQueueColumns: readonly QueueColumn[] = ['urgency', 'due', 'reports', 'owner', 'at'];

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
  const number = typeof written === 'number' ? String(written).padStart(8, '0') : written;
  return typeof number === 'string' && (/^[\da-f]{8}$/i.test(number.trim()) || isUuid(number.trim()))
    ? number.trim()
    : null;
};

export const readFound = (typed: unknown): Pick<QueueSearch, 'number' | 'text'> => {
  const number = caseNumber(typed);
  if (number !== null) return { number };
  const text = typeof typed === 'number' ? String(typed) : typeof typed === 'string' ? typed.trim() : '';
  return text === '' || text.length > MOST_CHARACTERS ? {} : { text };
};

/** Parses the queue's URL; the default state is omitted. `kept` is an e-mail address held outside the URL. */
export const readQueueSearch = (raw: Readonly<Record<string, unknown>>, kept?: string): QueueSearch => {
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
    ...readTable(raw, sorts),
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
