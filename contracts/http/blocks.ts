import * as z from 'zod';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { call, OFF_OWN_LIST } from './call.js';
import { UserCard } from './shapes.js';

/** Blocked people, newest first; deleted accounts are excluded. */
export const BlockedShape = z.object({ people: z.array(z.object({ user: UserCard, at: Instant })) });
export type BlockedShape = z.infer<typeof BlockedShape>;

/**
 * Calls for blocking people. Two people of whom one blocked the other can make no new agreements, while existing
 * agreements continue.
 */
export const blockCalls = {
  blocked: call('GET /block', {
    access: 'user',
    summary: 'People whom the caller has blocked, the last one first',
    answer: BlockedShape,
  }),
  blockPerson: call('POST /block', {
    access: 'user',
    whenSuspended: true,
    body: z.strictObject({ user_id: UserId }),
    summary: 'Block somebody, who hears nothing of it; who is blocked already stays so',
    note: 'Neither asks the other for anything, agrees or writes before something is agreed (409 `people_apart`). Loans that are agreed go on.',
    answer: BlockedShape,
  }),
  unblockPerson: call('DELETE /block/{id}', {
    access: 'user',
    whenSuspended: true,
    id: UserId,
    key: 'personId',
    sends: 'account.unblockPerson',
    summary: 'Block somebody no longer',
    note: OFF_OWN_LIST,
  }),
} as const;
