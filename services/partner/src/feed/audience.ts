import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { isFollowed, type FollowedType } from '@lendring/contracts/partner/followed-events.js';

const audience: Readonly<Record<FollowedType, 'everybody' | 'everybody if public' | 'parties'>> = {
  'offer.published': 'everybody',
  'offer.changed': 'everybody',
  'offer.withdrawn': 'everybody',
  'offer.calendar_changed': 'everybody',
  'offer.opening_changed': 'everybody',
  'request.rated': 'everybody if public',
  'group.listed': 'everybody',
  'group.changed': 'everybody',
  'group.withdrawn': 'everybody',
  'request.asked': 'parties',
  'request.agreed': 'parties',
  'request.period_changed': 'parties',
  'request.cancelled': 'parties',
  'request.completed': 'parties',
};

/** True for events of offers that only members of their groups may see; internal services receive them. */
export const isMembersOnly = ({ data }: Pick<CloudEvent, 'data'>): boolean => data['membersOnly'] === true;

const lostTheirFlag: ReadonlySet<string> = new Set(['offer.published', 'offer.changed', 'offer.withdrawn']);

/**
 * False for offer events that earlier versions stored without screening: some concern members-only offers and cannot
 * be told from public ones.
 */
export const isScreened = ({ event, screened }: { event: Pick<CloudEvent, 'type'>; screened?: unknown }): boolean =>
  screened === true || !lostTheirFlag.has(event.type);

/**
 * The only visibility rule of the feed. Unknown types and members-only events are visible to no one.
 *
 * @param isPublic the offer of a rating was online for everyone
 */
export const mayFollow = (ownerId: string, event: Pick<CloudEvent, 'type' | 'data'>, isPublic: boolean): boolean => {
  const { type, data } = event;
  if (!isFollowed(type) || isMembersOnly(event)) return false;
  if (audience[type] === 'everybody' || (audience[type] === 'everybody if public' && isPublic)) return true;
  return data['vendorId'] === ownerId || data['creatorId'] === ownerId;
};
