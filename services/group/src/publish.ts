import type { GroupEvent } from '@lendring/contracts/group/events.js';
import type { GroupIntegrationEvent } from '@lendring/contracts/group/integration.js';

const said = (
  type: Exclude<GroupIntegrationEvent['type'], 'group.member_gone'>,
  groupId: string,
): GroupIntegrationEvent => ({ type, subject: groupId, data: { groupId } });

/** The integration event of an event; null for what no other service needs. */
export const publish = ({ type, data }: GroupEvent): GroupIntegrationEvent | null => {
  switch (type) {
    case 'GroupOpened':
      if (data.listed) return said(data.wasListed ? 'group.changed' : 'group.listed', data.groupId);
      return data.wasListed ? said('group.withdrawn', data.groupId) : null;
    case 'GroupDescribed':
      return data.listed ? said('group.changed', data.groupId) : null;
    case 'GroupDeleted':
      return said(data.listed ? 'group.withdrawn' : 'group.ended', data.groupId);
    case 'MemberLeft':
    case 'MemberBlocked': {
      const { groupId, userId } = data;
      return { type: 'group.member_gone', subject: groupId, data: { groupId, userId } };
    }
    case 'GroupFounded':
    case 'GroupColourChosen':
    case 'GroupPlaced':
    case 'GroupPictureChanged':
    case 'MembershipAsked':
    case 'MembershipAskWithdrawn':
    case 'MembershipDeclined':
    case 'MemberJoined':
    case 'MemberUnblocked':
    case 'GroupAdminAppointed':
    case 'GroupAdminDismissed':
    case 'GroupHandedOver':
    case 'LinkMade':
    case 'InvitedByMail':
    case 'InvitationPassedOn':
    case 'InvitationEnded':
      return null;
  }
};
