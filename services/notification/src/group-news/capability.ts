import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { whenAGroupMovesThenTell } from './when-a-group-moves-then-tell.js';
import { whenAThingOfAGroupMovesThenTell } from './when-a-thing-of-a-group-moves-then-tell.js';

type Deps = Pick<Ports, 'commands' | 'leadersOf' | 'waitingIn' | 'membersOf' | 'endedMembersOf' | 'inTurn'>;

/** Notifications about memberships, search requests, and requests for items of a group. */
export const groupNews = (deps: Deps) =>
  ({ reactions: [whenAGroupMovesThenTell(deps), whenAThingOfAGroupMovesThenTell(deps)] }) satisfies Capability;
