import type { Body } from '@lendring/contracts/http/calls.js';
import type { SubjectKind } from '@lendring/contracts/moderation/subject.js';
import { readPage } from '../../../lib/read-page.js';
import { readTable, type TableSearch } from '../../../ui/table/table-search.js';
import { isSubjectKind } from '../subject-kinds.js';
import { isAddress, sought } from '../../../lib/sought.js';
import { isUuid } from '../../../lib/uuid.js';

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

/** Orders to choose from where there are no heads of columns to press. */
export const sortsOnPhone = ['-urgency', 'due', '-reports', '-changed'] as const satisfies readonly QueueSort[];

/** What the table can show beside the case, in its order. */
export const queueColumns = ['urgency', 'due', 'reports', 'owner', 'at', 'changed'] as const;
export type QueueColumn = (typeof queueColumns)[number];
/** Shown where nobody has chosen. */
export const usualQueueColumns: readonly QueueColumn[] = ['urgency', 'due', 'reports', 'owner', 'at'];

/** How the server orders cases where the address does not say. */
export const usualSort = ({ state }: QueueSearch): QueueSort =>
  state === undefined || state === 'complaint' ? '-urgency' : '-changed';

/** Where cases stand that the list can be narrowed to; what waits is not written down. */
export const queueStates = ['complaint', 'completed', 'declined', 'all'] as const;
export const isQueueState = (word: unknown): word is (typeof queueStates)[number] =>
  queueStates.some((one) => one === word);

const MOST_CHARACTERS = 200;

export type QueueSearch = TableSearch<QueueSort> &
  Readonly<{
    state?: (typeof queueStates)[number];
    /** Of a report, as its receipt says it, or the id of a report or of a case. */
    number?: string;
    /** Words of what was reported, or of whose it is. */
    text?: string;
    kind?: SubjectKind;
    reason?: number;
    assigned?: 'me' | 'nobody';
    user?: string;
    trusted?: 'yes';
    page?: number;
  }>;

/** The number that somebody typed or an address says; a number that is all digits arrives as one. Null: it can be none. */
export const caseNumber = (written: unknown): string | null => {
  const number = typeof written === 'number' ? String(written).padStart(8, '0') : written;
  return typeof number === 'string' && (/^[\da-f]{8}$/i.test(number.trim()) || isUuid(number.trim()))
    ? number.trim()
    : null;
};

/** The search: the number of a report, else words. */
export const readFound = (typed: unknown): Pick<QueueSearch, 'number' | 'text'> => {
  const number = caseNumber(typed);
  if (number !== null) return { number };
  const text = typeof typed === 'number' ? String(typed) : typeof typed === 'string' ? typed.trim() : '';
  return text === '' || text.length > MOST_CHARACTERS ? {} : { text };
};

/** Which cases the address of the queue asks for; what waits is not written down. `kept`: an e-mail address. */
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

/** Where a search leads; an e-mail address is no part of it. */
export const queueTarget = ({ text, ...search }: QueueSearch) => ({
  to: '/backoffice/report' as const,
  ...sought(search, text, isAddress(text)),
});

/** What that asks the API for. */
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
