import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { isFollowed, type FollowedType } from '@lendring/contracts/partner/followed-events.js';

const audience: Readonly<Record<FollowedType, 'everybody' | 'parties'>> = {
  'offer.published': 'everybody',
  'offer.changed': 'everybody',
  'offer.withdrawn': 'everybody',
  'offer.calendar_changed': 'everybody',
  'offer.opening_changed': 'everybody',
  'request.rated': 'everybody',
  'group.listed': 'everybody',
  'group.changed': 'everybody',
  'group.withdrawn': 'everybody',
  'request.asked': 'parties',
  'request.agreed': 'parties',
  'request.cancelled': 'parties',
  'request.completed': 'parties',
};

/** The only visibility rule of the feed. Unknown types and members-only events are visible to no one. */
export const mayFollow = (ownerId: string, { type, data }: Pick<CloudEvent, 'type' | 'data'>): boolean => {
  if (!isFollowed(type) || data['membersOnly'] === true) return false;
  return audience[type] === 'everybody' || data['vendorId'] === ownerId || data['creatorId'] === ownerId;
};
