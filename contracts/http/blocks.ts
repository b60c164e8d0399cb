import * as z from 'zod';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { call, OFF_OWN_LIST } from './call.js';
import { UserCard } from './shapes.js';

/** Whom the caller has blocked, the last one first; who has left is not among them. */
export const BlockedShape = z.object({ people: z.array(z.object({ user: UserCard, at: Instant })) });
export type BlockedShape = z.infer<typeof BlockedShape>;

/** People of whom one wants nothing of the other: nothing new is agreed between them, what is agreed goes on. */
export const blockCalls = {
  blocked: call({
    method: 'GET',
    path: '/block',
    access: 'user',
    summary: 'People whom the caller has blocked, the last one first',
    answer: BlockedShape,
  }),
  blockPerson: call({
    method: 'POST',
    path: '/block',
    access: 'user',
    whenSuspended: true,
    body: z.strictObject({ user_id: UserId }),
    summary: 'Block somebody, who hears nothing of it; who is blocked already stays so',
    note: 'Neither asks the other for anything, agrees or writes before something is agreed (409 `people_apart`). Loans that are agreed go on.',
    answer: BlockedShape,
  }),
  unblockPerson: call({
    method: 'DELETE',
    path: '/block/{id}',
    access: 'user',
    whenSuspended: true,
    id: UserId,
    summary: 'Block somebody no longer',
    note: OFF_OWN_LIST,
  }),
} as const;
