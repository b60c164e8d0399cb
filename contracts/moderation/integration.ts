import * as z from 'zod';
import { ImageId, OfferId, RequestId, UserId, AdId, SearchRequestId, DecisionId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { Words } from '../kernel/words.js';
import { CaseId } from './verdict.js';
import { toldAfter } from './case-notices.js';

const offer = { subject: OfferId, data: z.object({ offerId: OfferId }) };
const searchRequest = { subject: SearchRequestId, data: z.object({ searchRequestId: SearchRequestId }) };
const person = z.object({ userId: UserId });

/** Moderation decisions for other services, which enforce them on their own data. */
export const ModerationIntegrationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('moderation.offer_locked'), ...offer }),
  z.object({ type: z.literal('moderation.offer_released'), ...offer }),
  /** The picture is visible to the owner only. `decisionId`: decision that gives the owner the reason. */
  z.object({
    type: z.literal('moderation.picture_hidden'),
    subject: OfferId,
    data: z.object({ offerId: OfferId, imageId: ImageId, decisionId: DecisionId }),
  }),
  z.object({
    type: z.literal('moderation.picture_released'),
    subject: OfferId,
    data: z.object({ offerId: OfferId, imageId: ImageId }),
  }),
  z.object({
    type: z.literal('moderation.ad_locked'),
    subject: AdId,
    data: z.object({ adId: AdId, decisionId: DecisionId }),
  }),
  z.object({ type: z.literal('moderation.ad_released'), subject: AdId, data: z.object({ adId: AdId }) }),
  z.object({ type: z.literal('moderation.search_request_hidden'), ...searchRequest }),
  z.object({ type: z.literal('moderation.search_request_released'), ...searchRequest }),
  /**
   * The text is hidden from all readers except its author. `decisionId`: decision that gives the author the reason;
   * `uncounted`: the stars of the rating do not count.
   */
  z.object({
    type: z.literal('moderation.words_hidden'),
    subject: RequestId,
    data: z.object({ words: Words, decisionId: DecisionId, uncounted: z.literal(true).optional() }),
  }),
  z.object({ type: z.literal('moderation.words_released'), subject: RequestId, data: z.object({ words: Words }) }),
  /**
   * The person cannot write, and their offers and search requests are hidden until `moderation.person_reinstated`.
   * `until` is null for a permanent suspension.
   */
  z.object({
    type: z.literal('moderation.person_suspended'),
    subject: UserId,
    data: person.extend({ until: Instant.nullable() }),
  }),
  z.object({ type: z.literal('moderation.person_reinstated'), subject: UserId, data: person }),
  /**
   * Triggers notifications. The notification service gets the recipients from the query `toldOf`, because reporters
   * stay confidential to moderation.
   */
  z.object({
    type: z.literal('moderation.decision_to_tell'),
    subject: CaseId,
    data: z.object({ caseId: CaseId, ...toldAfter }),
  }),
]);
export type ModerationIntegrationEvent = z.infer<typeof ModerationIntegrationEvent>;
