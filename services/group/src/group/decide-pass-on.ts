import type { GroupEvent } from '@lendring/contracts/group/events.js';
import type { Group } from './group.aggregate.js';

/**
 * Texts and invitations are encrypted with an admin's key. An admin who steps down passes them to another admin, so
 * that the group keeps them when the first admin's key is destroyed.
 */
export const passOn = (group: Group, groupId: string, from: string, to: string): readonly GroupEvent[] => {
  const { keeperId, name, description, rules, listed, invitations } = group;
  const texts: readonly GroupEvent[] =
    keeperId === from
      ? [{ type: 'GroupDescribed', data: { groupId, keeperId: to, name, description, rules, listed } }]
      : [];
  const passed = Object.entries(invitations).flatMap(([invitationId, { makerId, email, secret }]): GroupEvent[] =>
    makerId === from
      ? [{ type: 'InvitationPassedOn', data: { groupId, invitationId, makerId: to, email, secret } }]
      : [],
  );
  return [...texts, ...passed];
};
