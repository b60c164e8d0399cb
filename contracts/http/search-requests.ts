import * as z from 'zod';
import { searchRequestLimits as limits } from '../group/limits.js';
import { ReplyId, ReplyStop, SearchRequestTexts } from '../group/search-request.js';
import { OfferId, GroupId, SearchRequestId } from '../kernel/ids.js';
import { Day, Instant } from '../kernel/period.js';
import { paragraph } from '../kernel/text.js';
import { call } from './call.js';
import { GroupPlaceShape } from './groups.js';
import { numeric, OfferCardShape, pageQuery, pagedShape, person } from './shapes.js';

/**
 * Search request in a list. `group`: the group whose members can read it, null when the caller is not a member;
 * `public`: visible to all users; `date_to` is inclusive.
 */
export const SearchRequestCardShape = z.object({
  search_request_id: SearchRequestId,
  ...person,
  group: z.object({ group_id: GroupId, name: z.string() }).nullable(),
  public: z.boolean(),
  title: z.string(),
  text: z.string(),
  category_id: z.int().nullable(),
  date_from: Day.nullable(),
  date_to: Day.nullable(),
  place: GroupPlaceShape.nullable(),
  distance_km: z.number().nullable(),
  solved_at: Instant.nullable(),
  hidden: z.boolean(),
  over: z.boolean(),
  made_at: Instant,
  active_at: Instant,
  replies: z.int(),
});
export type SearchRequestCardShape = z.infer<typeof SearchRequestCardShape>;

/** Reply to a search request. `offer` is null when no offer is attached, or the caller cannot see it. */
export const SearchRequestReplyShape = z.object({
  reply_id: ReplyId,
  ...person,
  text: z.string(),
  offer: OfferCardShape.nullable(),
  at: Instant,
});
export type SearchRequestReplyShape = z.infer<typeof SearchRequestReplyShape>;

export const SearchRequestShape = SearchRequestCardShape.omit({ replies: true, distance_km: true }).extend({
  leads: z.boolean(),
  replies: z.array(SearchRequestReplyShape),
  reply_stop: ReplyStop.nullable().describe(
    'Why the caller may not reply now: there are too many replies (`full`), the creator has to reply first ' +
      '(`unanswered`), or the caller replied too often `today`, until `until`.',
  ),
});
export type SearchRequestShape = z.infer<typeof SearchRequestShape>;

const days = { date_from: Day.nullable(), date_to: Day.nullable() };
const body = {
  ...SearchRequestTexts.shape,
  category_id: z.int().nullable(),
  ...days,
  /** Town id from `city_search`; required for public search requests. */
  city_id: z.string().min(1).max(40).nullable(),
  public: z.boolean(),
};
export const SearchRequestBody = z.strictObject({ ...body, group_id: GroupId.nullable() });
export type SearchRequestBody = z.infer<typeof SearchRequestBody>;
export const SearchRequestPatch = z.strictObject(body).partial();
export type SearchRequestPatch = z.infer<typeof SearchRequestPatch>;

export const SearchRequestListQuery = z.object({
  among: z
    .enum(['everybody', 'groups', 'own'])
    .default('everybody')
    .describe('What everybody reads, what stands in all groups of the caller, or what the caller made.'),
  group_id: GroupId.optional().describe('Only what stands in this group of the caller; `among` does not count then.'),
  query: z.string().trim().max(100).optional(),
  category_id: numeric(z.int()).optional(),
  city_id: z.string().min(1).max(40).optional(),
  lat: numeric(z.number().min(-90).max(90)).optional(),
  lng: numeric(z.number().min(-180).max(180)).optional(),
  perimeter: numeric(z.number().min(1).max(500)).optional().describe('Kilometres around the place; 25 if left out.'),
  all: z.literal('1').optional().describe('Also those that are solved, or whose days have passed.'),
  ...pageQuery,
  size: numeric(z.int().min(1).max(limits.page)).default(24),
});
export const SearchRequestListShape = pagedShape({ search_requests: z.array(SearchRequestCardShape) });
export type SearchRequestListShape = z.infer<typeof SearchRequestListShape>;

export const ReplyBody = z.strictObject({ text: paragraph(limits.reply, 1), offer_id: OfferId.nullable() });

const one = { access: 'user', id: SearchRequestId, key: 'searchRequestId' } as const;

export const searchRequestCalls = {
  searchRequests: call('GET /search_request', {
    access: 'anyone',
    query: SearchRequestListQuery,
    feature: 'wanted',
    // Allow reads of existing search requests while the feature is off, so that authors and groups can still reach
    // them.
    evenOff: ({ among, groupId }) => among !== 'everybody' || groupId !== undefined,
    summary: 'What people look for, the last activity first',
    answer: SearchRequestListShape,
  }),
  makeSearchRequest: call('POST /search_request', {
    access: 'user',
    underTerms: true,
    body: SearchRequestBody,
    feature: 'wanted',
    summary: 'Look for something, in a group or for everybody near a place',
    answer: SearchRequestShape,
  }),
  searchRequest: call('GET /search_request/{id}', {
    access: 'anyone',
    id: SearchRequestId,
    summary: 'A search request with its replies',
    note: 'What stands in a group answers 404 to everybody outside it, as one that never was, unless it is public.',
    answer: SearchRequestShape,
  }),
  changeSearchRequest: call('PATCH /search_request/{id}', {
    ...one,
    body: SearchRequestPatch,
    summary: 'Change an own search request',
    answer: SearchRequestShape,
  }),
  deleteSearchRequest: call('DELETE /search_request/{id}', {
    ...one,
    sends: 'group.deleteSearchRequest',
    until: 'group.searchRequest',
    summary: 'Delete an own search request, or one in a group that one leads',
  }),
  settleSearchRequest: call('PATCH /search_request_solved/{id}', {
    ...one,
    body: z.strictObject({ solved: z.boolean() }),
    sends: 'group.settle',
    answers: 'searchRequest',
    summary: 'Mark an own search request as solved, or open it again',
    answer: SearchRequestShape,
  }),
  replyToSearchRequest: call('POST /search_request_reply/{id}', {
    ...one,
    body: ReplyBody,
    summary: 'Reply to a search request',
    answer: SearchRequestShape,
  }),
  deleteReply: call('DELETE /search_request_reply/{id}', {
    ...one,
    query: z.object({ reply_id: ReplyId }),
    sends: 'group.deleteReply',
    until: 'group.searchRequest',
    summary: 'Delete an own reply, or one below what one made or in a group that one leads',
  }),
} as const;
