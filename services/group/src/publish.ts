import type { GroupEvent } from '@lendring/contracts/group/events.js';
import type { GroupIntegrationEvent } from '@lendring/contracts/group/integration.js';

const said = (type: GroupIntegrationEvent['type'], groupId: string): GroupIntegrationEvent => ({
  type,
  subject: groupId,
  data: { groupId },
});

/** The integration event of an event: ids of listed groups alone; null for all that is nobody's business outside. */
export const publish = ({ type, data }: GroupEvent): GroupIntegrationEvent | null => {
  switch (type) {
    case 'GroupOpened':
      if (data.listed) return said(data.wasListed ? 'group.changed' : 'group.listed', data.groupId);
      return data.wasListed ? said('group.withdrawn', data.groupId) : null;
    case 'GroupDescribed':
      return data.listed ? said('group.changed', data.groupId) : null;
    case 'GroupDeleted':
      return data.listed ? said('group.withdrawn', data.groupId) : null;
    case 'GroupFounded':
    case 'GroupColourChosen':
    case 'GroupPlaced':
    case 'GroupPictureChanged':
    case 'MembershipAsked':
    case 'MembershipAskWithdrawn':
    case 'MembershipDeclined':
    case 'MemberJoined':
    case 'MemberLeft':
    case 'MemberBlocked':
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
