import type { Query } from '@lendring/contracts/http/calls.js';
import type { SubjectKind } from '@lendring/contracts/moderation/subject.js';
import { readPage } from '../../../lib/read-page.js';
import { readTable, type TableSearch } from '../../../ui/table/table-search.js';
import { isSubjectKind } from '../subject-kinds.js';

type QueueSort = NonNullable<Query<'reportQueue'>['sort']>;
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

/** What the table can show beside the case, in its order. */
export const queueColumns = ['urgency', 'due', 'reports', 'owner', 'at', 'changed'] as const;
export type QueueColumn = (typeof queueColumns)[number];
/** Shown where nobody has chosen. */
export const usualQueueColumns: readonly QueueColumn[] = ['urgency', 'due', 'reports', 'owner', 'at'];

/** How the server orders cases where the address does not say. */
export const usualSort = ({ state }: QueueSearch): QueueSort => (state === undefined ? '-urgency' : '-changed');

export type QueueSearch = TableSearch<QueueSort> &
  Readonly<{
    state?: 'completed' | 'declined' | 'all';
    kind?: SubjectKind;
    reason?: number;
    assigned?: 'me' | 'nobody';
    user?: string;
    trusted?: 'yes';
    page?: number;
  }>;

/** Which cases the address of the queue asks for; what waits is not written down. */
export const readQueueSearch = (raw: Readonly<Record<string, unknown>>): QueueSearch => {
  const { state, kind, reason, assigned, user, trusted } = raw;
  return {
    ...((state === 'completed' || state === 'declined' || state === 'all') && { state }),
    ...(typeof kind === 'string' && isSubjectKind(kind) && { kind }),
    ...(Number.isInteger(reason) && Number(reason) >= 1 && Number(reason) <= 10 && { reason: Number(reason) }),
    ...((assigned === 'me' || assigned === 'nobody') && { assigned }),
    ...(typeof user === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(user) && { user }),
    ...(trusted === 'yes' && { trusted }),
    ...readTable(raw, sorts),
    ...readPage(raw),
  };
};

/** What that asks the API for. */
export const queueQuestion = ({
  state,
  kind,
  reason,
  assigned,
  user,
  trusted,
  sort,
  page = 1,
}: QueueSearch): Query<'reportQueue'> => ({
  state: state ?? 'waiting',
  ...(kind && { kind }),
  ...(reason !== undefined && { type_id: reason }),
  ...(assigned && { assigned }),
  ...(user && { user_id: user }),
  ...(trusted && { trusted }),
  ...(sort && { sort }),
  page,
});
