import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { isFollowed, type FollowedType } from '@lendring/contracts/partner/feed.js';

/** Whose eyes a type is for: what stands on public pages is for everybody, a request for its two sides. */
const audience: Readonly<Record<FollowedType, 'everybody' | 'parties'>> = {
  'offer.published': 'everybody',
  'offer.changed': 'everybody',
  'offer.withdrawn': 'everybody',
  'request.rated': 'everybody',
  'request.asked': 'parties',
  'request.agreed': 'parties',
  'request.cancelled': 'parties',
  'request.completed': 'parties',
};

/** The one rule of who sees what of the feed; whatever it does not know nobody sees. */
export const mayFollow = (ownerId: string, { type, data }: Pick<CloudEvent, 'type' | 'data'>): boolean => {
  if (!isFollowed(type)) return false;
  return audience[type] === 'everybody' || data['vendorId'] === ownerId || data['creatorId'] === ownerId;
};
