import * as z from 'zod';
import { AdId } from '../billing/ads.js';
import { SearchRequestId } from '../group/search-requests.js';
import { ImageId, OfferId, RequestId, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { Words } from '../request/words.js';
import { CaseId, DecisionId } from './decisions.js';
import { toldAfter } from './told.js';

const offer = { subject: OfferId, data: z.object({ offerId: OfferId }) };
const searchRequest = { subject: SearchRequestId, data: z.object({ searchRequestId: SearchRequestId }) };
const person = z.object({ userId: UserId });

/** What moderation decided, for our own services: each enforces it over what is its own. */
export const ModerationIntegrationEvent = z.discriminatedUnion('type', [
  /** It is shown to nobody but its owner. */
  z.object({ type: z.literal('moderation.offer_locked'), ...offer }),
  z.object({ type: z.literal('moderation.offer_released'), ...offer }),
  /** One of its pictures is seen by nobody but its owner; `decisionId`: why, for them. */
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
  /** It is not shown any more; `decisionId`: why, for whose it is. */
  z.object({
    type: z.literal('moderation.ad_locked'),
    subject: AdId,
    data: z.object({ adId: AdId, decisionId: DecisionId }),
  }),
  z.object({ type: z.literal('moderation.ad_released'), subject: AdId, data: z.object({ adId: AdId }) }),
  /** It is read by nobody but its creator. */
  z.object({ type: z.literal('moderation.search_request_hidden'), ...searchRequest }),
  z.object({ type: z.literal('moderation.search_request_released'), ...searchRequest }),
  /**
   * What somebody wrote in a request is read by nobody else; `decisionId`: why, for themselves. `uncounted`: the stars of
   * the rating do not count.
   */
  z.object({
    type: z.literal('moderation.words_hidden'),
    subject: RequestId,
    data: z.object({ words: Words, decisionId: DecisionId, uncounted: z.literal(true).optional() }),
  }),
  z.object({ type: z.literal('moderation.words_released'), subject: RequestId, data: z.object({ words: Words }) }),
  /** They write nothing, and what they offer or look for is hidden. `until` null: for good; `moderation.person_reinstated` ends it. */
  z.object({
    type: z.literal('moderation.person_suspended'),
    subject: UserId,
    data: person.extend({ until: Instant.nullable() }),
  }),
  z.object({ type: z.literal('moderation.person_reinstated'), subject: UserId, data: person }),
  /** People are to be told; whom says the door (`toldOf`), since who reports stays with moderation. */
  z.object({
    type: z.literal('moderation.decision_to_tell'),
    subject: CaseId,
    data: z.object({ caseId: CaseId, ...toldAfter }),
  }),
]);
export type ModerationIntegrationEvent = z.infer<typeof ModerationIntegrationEvent>;
