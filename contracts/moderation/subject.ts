import * as z from 'zod';
import { AdId } from '../billing/ads.js';
import { GroupId } from '../group/rules.js';
import { SearchRequestId } from '../group/search-requests.js';
import { ImageId, OfferId, RequestId, UserId } from '../kernel/ids.js';
import { MessageWordsId, RatingWordsId } from '../request/words.js';
import type { Schema } from '../kernel/schema.js';

/**
 * What can be reported: an offer, a person, what two people write to each other, a group, a search request; a single
 * rating, a reply to one, a single message; an ad.
 */
export const SubjectKind = z.enum([
  'offer',
  'user',
  'request',
  'group',
  'search_request',
  'rating',
  'reply',
  'message',
  'ad',
]);
export type SubjectKind = z.infer<typeof SubjectKind>;

const about = <Kind extends SubjectKind, Id extends Schema>(kind: Kind, id: Id) =>
  z.strictObject({ kind: z.literal(kind), id });

/** One thing that is, or could be, reported. */
export const Subject = z.discriminatedUnion('kind', [
  about('offer', OfferId),
  about('user', UserId),
  about('request', RequestId),
  about('group', GroupId),
  about('search_request', SearchRequestId),
  about('rating', RatingWordsId),
  about('reply', RatingWordsId),
  about('message', MessageWordsId),
  about('ad', AdId),
]);
export type Subject = z.infer<typeof Subject>;

/** What one of two people said in what they wrote to each other; `place`: among the words of both. */
export const Line = z.strictObject({ place: z.int().min(0), text: z.string() });
export type Line = z.infer<typeof Line>;

/** How a thing looked at a moment, as whoever reported it saw it. */
export const Snapshot = z.strictObject({
  title: z.string(),
  /** Everything that was written, its parts divided by empty lines. */
  text: z.string(),
  pictures: z.array(ImageId),
});
export type Snapshot = z.infer<typeof Snapshot>;
