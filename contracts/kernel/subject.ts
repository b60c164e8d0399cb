import * as z from 'zod';
import { ImageId, OfferId, RequestId, UserId, AdId, GroupId, SearchRequestId } from './ids.js';
import { MessageWordsId, RatingWordsId } from './words.js';
import type { Schema } from './schema.js';

/** Kinds of subject that users can report; `request` is the conversation of two people. */
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

/** Message of one side of a conversation. `place`: index among the messages of both sides. */
export const Line = z.strictObject({ place: z.int().min(0), text: z.string() });
export type Line = z.infer<typeof Line>;

export const Snapshot = z.strictObject({
  title: z.string(),
  /** Complete text of the subject, with its parts separated by blank lines. */
  text: z.string(),
  pictures: z.array(ImageId),
});
export type Snapshot = z.infer<typeof Snapshot>;
