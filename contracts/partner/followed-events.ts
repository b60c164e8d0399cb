import * as z from 'zod';
import { Position } from '../kernel/ids.js';
import { CloudEvent } from '../kernel/integration.js';
import { GroupIntegrationEvent } from '../group/integration.js';
import { PublicOfferEvent } from '../offer/integration.js';
import { RequestIntegrationEvent } from '../request/integration.js';

/** Event type of a test delivery; not part of the feed. */
export const TEST_TYPE = 'partner.test';

export const partnerLimits = {
  keys: 10,
  webhooks: 10,
  name: 60,
  url: 500,
  page: 100,
  streams: 5,
  replayDays: 30,
  waitMs: 5_000,
  deliveries: 100,
  /** Characters kept of a webhook's response. */
  answer: 200,
  testSeconds: 5,
  /** Hours during which deliveries are signed with both the new and the previous secret. */
  secretOverlapHours: 24,
  failingHours: 24,
} as const;

/** Event types available to partners; all others are internal. */
export const followedTypes = [
  'offer.published',
  'offer.changed',
  'offer.withdrawn',
  'offer.calendar_changed',
  'offer.opening_changed',
  'request.asked',
  'request.agreed',
  'request.period_changed',
  'request.cancelled',
  'request.completed',
  'request.rated',
  'group.listed',
  'group.changed',
  'group.withdrawn',
] as const;
export const FollowedType = z.enum(followedTypes);
export type FollowedType = z.infer<typeof FollowedType>;

export const isFollowed = (type: string): type is FollowedType => FollowedType.safeParse(type).success;

type Said = z.infer<typeof PublicOfferEvent> | RequestIntegrationEvent | GroupIntegrationEvent;
export type FollowedEvent = Extract<Said, { type: FollowedType }>;
export const followedSchemas = [
  ...PublicOfferEvent.options,
  ...RequestIntegrationEvent.options,
  ...GroupIntegrationEvent.options,
].filter((option) => isFollowed(option.shape.type.value));

export const FeedItem = z.strictObject({ cursor: Position, event: CloudEvent });
export type FeedItem = z.infer<typeof FeedItem>;
