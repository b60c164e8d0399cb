import * as z from 'zod';
import type { PersonalFields } from '../kernel/events.js';
import { groupBasicEvents, groupBasicPersonal } from './group.js';
import { invitationsEvents, invitationsPersonal } from './invitations.js';
import { membershipsEvents, membershipsPersonal } from './memberships.js';

/** Stream `group-<groupId>`: a group and its members (ADR 69). */
export const GroupEvent = z.discriminatedUnion('type', [
  ...groupBasicEvents,
  ...membershipsEvents,
  ...invitationsEvents,
]);
export type GroupEvent = z.infer<typeof GroupEvent>;

export const groupPersonal: PersonalFields<GroupEvent> = {
  ...groupBasicPersonal,
  ...membershipsPersonal,
  ...invitationsPersonal,
};
