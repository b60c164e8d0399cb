import * as z from 'zod';
import { CloudEvent } from '../kernel/integration.js';
import { GroupIntegrationEvent } from '../group/integration.js';
import { Position } from '../kernel/ids.js';
import { PublicOfferEvent } from '../offer/integration.js';
import { RequestIntegrationEvent } from '../request/integration.js';

/** What partners may follow; all other integration events are for our own services only. */
export const followedTypes = [
  'offer.published',
  'offer.changed',
  'offer.withdrawn',
  'request.asked',
  'request.agreed',
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
/** Type, subject and data of an event that partners may follow, as the service that speaks declares them. */
export type FollowedEvent = Extract<Said, { type: FollowedType }>;
export const followedSchemas = [
  ...PublicOfferEvent.options,
  ...RequestIntegrationEvent.options,
  ...GroupIntegrationEvent.options,
].filter((option) => isFollowed(option.shape.type.value));

/** What a webhook gets when its owner presses "test": no event of the feed, only the way is tried. */
export const TEST_TYPE = 'partner.test';

/** One event at its place in the feed. To go on after it, name its cursor. */
export const FeedItem = z.strictObject({ cursor: Position, event: CloudEvent });
export type FeedItem = z.infer<typeof FeedItem>;

export const partnerLimits = {
  keys: 10,
  webhooks: 10,
  name: 60,
  url: 500,
  /** Events in one answer. */
  page: 100,
  /** Open event streams of one key. */
  streams: 5,
  /** How far back anybody may go in the feed. */
  replayDays: 30,
  /** Milliseconds one question to the feed may wait for news. */
  waitMs: 5_000,
  /** Deliveries kept for the owner to look at, per webhook. */
  deliveries: 100,
  /** Characters kept of a webhook's answer. */
  answer: 200,
  /** Seconds between two tests of one webhook. */
  testSeconds: 5,
  /** Hours in which a new secret and the one before it both sign. */
  secretOverlapHours: 24,
  /** Hours of failing after which a webhook is paused. */
  failingHours: 24,
} as const;
