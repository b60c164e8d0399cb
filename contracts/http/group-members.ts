import * as z from 'zod';
import { GroupRole } from '../group/rules.js';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { call } from './call.js';
import { GroupShape, groupPages, ofGroup } from './groups.js';
import { pagedShape, person } from './shapes.js';

const personPages = z.object(groupPages);

export const GroupMemberShape = z.object({ ...person, role: GroupRole, since: Instant });
export type GroupMemberShape = z.infer<typeof GroupMemberShape>;
export const GroupAskShape = z.object({ ...person, message: z.string(), at: Instant });
export type GroupAskShape = z.infer<typeof GroupAskShape>;
export const GroupBlockedShape = z.object({ ...person, since: Instant });
export type GroupBlockedShape = z.infer<typeof GroupBlockedShape>;
export const GroupMembersShape = pagedShape({ items: z.array(GroupMemberShape) });
export const GroupAsksShape = pagedShape({ items: z.array(GroupAskShape) });
export const GroupBlockedListShape = pagedShape({ items: z.array(GroupBlockedShape) });

/** Admin action on a person. `block` also removes a member; `hand_over` makes the member the creator. */
export const MemberAct = z.enum(['admit', 'decline', 'appoint', 'dismiss', 'block', 'unblock', 'hand_over']);
export type MemberAct = z.infer<typeof MemberAct>;
export const MemberBody = z.strictObject({ user_id: UserId, act: MemberAct });

export const groupMemberCalls = {
  groupMembers: call('GET /group_member/{id}', {
    ...ofGroup,
    query: personPages,
    summary: 'Who is in a group (members)',
    answer: GroupMembersShape,
  }),
  groupAsks: call('GET /group_ask/{id}', {
    ...ofGroup,
    query: personPages,
    summary: 'Who waits to be admitted (admins)',
    answer: GroupAsksShape,
  }),
  groupBlocked: call('GET /group_blocked/{id}', {
    ...ofGroup,
    query: personPages,
    summary: 'Who is kept out (admins)',
    answer: GroupBlockedListShape,
  }),
  changeMember: call('PATCH /group_member/{id}', {
    ...ofGroup,
    body: MemberBody,
    summary:
      'Admit, decline, appoint, dismiss, block or unblock somebody (admins), or hand the group over (its creator)',
    answer: GroupShape,
  }),
} as const;
