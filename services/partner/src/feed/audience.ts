import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { isFollowed, type FollowedType } from '@lendring/contracts/partner/feed.js';

/** Who may see events of a type: facts on public pages are for everybody, a request for its two sides. */
const audience: Readonly<Record<FollowedType, 'everybody' | 'parties'>> = {
  'offer.published': 'everybody',
  'offer.changed': 'everybody',
  'offer.withdrawn': 'everybody',
  'request.rated': 'everybody',
  'group.listed': 'everybody',
  'group.changed': 'everybody',
  'group.withdrawn': 'everybody',
  'request.asked': 'parties',
  'request.agreed': 'parties',
  'request.cancelled': 'parties',
  'request.completed': 'parties',
};

/** The single rule of who sees an event of the feed; unknown types, and what is for members of groups, nobody does. */
export const mayFollow = (ownerId: string, { type, data }: Pick<CloudEvent, 'type' | 'data'>): boolean => {
  if (!isFollowed(type) || data['membersOnly'] === true) return false;
  return audience[type] === 'everybody' || data['vendorId'] === ownerId || data['creatorId'] === ownerId;
};
