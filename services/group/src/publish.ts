import type { GroupEvent } from '@lendring/contracts/group/events.js';
import type { SearchRequestEvent } from '@lendring/contracts/group/search-request.js';
import type { GroupIntegrationEvent } from '@lendring/contracts/group/integration.js';

const said = (
  type: 'group.listed' | 'group.changed' | 'group.withdrawn' | 'group.ended',
  groupId: string,
): GroupIntegrationEvent => ({ type, subject: groupId, data: { groupId } });

const ofPerson = (
  type:
    | 'group.asked'
    | 'group.joined'
    | 'group.admitted'
    | 'group.declined'
    | 'group.appointed'
    | 'group.handed_over'
    | 'group.member_gone',
  { groupId, userId }: Readonly<{ groupId: string; userId: string }>,
): GroupIntegrationEvent => ({ type, subject: groupId, data: { groupId, userId } });

/** Maps an event to its integration event; null if no other service needs it. */
export const publish = ({ type, data }: GroupEvent | SearchRequestEvent): GroupIntegrationEvent | null => {
  switch (type) {
    case 'GroupOpened':
      if (data.listed) return said(data.wasListed ? 'group.changed' : 'group.listed', data.groupId);
      return data.wasListed ? said('group.withdrawn', data.groupId) : null;
    case 'GroupDescribed':
      return data.listed ? said('group.changed', data.groupId) : null;
    case 'GroupDeleted':
      return said(data.listed ? 'group.withdrawn' : 'group.ended', data.groupId);
    case 'MembershipAsked':
      return ofPerson('group.asked', data);
    // `by` is null if the user joined without an admin: an open group or an invitation.
    case 'MemberJoined':
      return ofPerson(data.by === null ? 'group.joined' : 'group.admitted', data);
    case 'MembershipDeclined':
      return ofPerson('group.declined', data);
    case 'GroupAdminAppointed':
      return ofPerson('group.appointed', data);
    case 'GroupHandedOver':
      return ofPerson('group.handed_over', data);
    case 'MemberLeft':
      return ofPerson('group.member_gone', data);
    case 'MemberBlocked': {
      const { groupId, userId, wasMember } = data;
      const gone = { groupId, userId, ...(wasMember && { blocked: true as const }) };
      return { type: 'group.member_gone', subject: groupId, data: gone };
    }
    case 'SearchRequestMade': {
      const { searchRequestId, groupId, userId } = data;
      if (groupId === null) return null;
      return {
        type: 'group.search_request_made',
        subject: searchRequestId,
        data: { searchRequestId, groupId, userId },
      };
    }
    case 'SearchRequestReplied': {
      const { searchRequestId, creatorId, userId, answers } = data;
      if (userId === creatorId)
        return answers === undefined
          ? null
          : {
              type: 'group.search_request_answered',
              subject: searchRequestId,
              data: { searchRequestId, creatorId, userIds: answers },
            };
      const replied = { searchRequestId, creatorId, userId };
      return { type: 'group.search_request_replied', subject: searchRequestId, data: replied };
    }
    case 'SearchRequestDescribed': {
      const { searchRequestId, userId, isPublic } = data;
      return isPublic
        ? { type: 'group.search_request_shown', subject: searchRequestId, data: { searchRequestId, userId } }
        : { type: 'group.search_request_withdrawn', subject: searchRequestId, data: { searchRequestId } };
    }
    case 'SearchRequestReleased': {
      const { searchRequestId, userId, shown } = data;
      return shown
        ? { type: 'group.search_request_shown', subject: searchRequestId, data: { searchRequestId, userId } }
        : null;
    }
    case 'SearchRequestHidden':
    case 'SearchRequestDeleted': {
      const { searchRequestId } = data;
      return { type: 'group.search_request_withdrawn', subject: searchRequestId, data: { searchRequestId } };
    }
    case 'GroupFounded':
    case 'GroupSearchRequestsOpened':
    case 'GroupColourChosen':
    case 'GroupPlaced':
    case 'GroupPictureChanged':
    case 'MembershipAskWithdrawn':
    case 'MemberUnblocked':
    case 'GroupAdminDismissed':
    case 'LinkMade':
    case 'InvitedByMail':
    case 'InvitationPassedOn':
    case 'InvitationEnded':
    case 'SearchRequestReplyDeleted':
    case 'SearchRequestSolved':
    case 'SearchRequestReopened':
      return null;
  }
};
