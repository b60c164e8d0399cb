import * as z from 'zod';
import { RequestId } from './ids.js';

/**
 * Pattern of `z.uuid()` without its anchors, including version and variant, so that every match is a valid
 * `RequestId`.
 */
const uuid = z.regexes.uuid().source.slice(1, -1);

/** Id of a rating, made of its request and the side that wrote the rating; the reply to the rating has the same id. */
export const RatingWordsId = z.string().regex(new RegExp(`^${uuid}_(?:vendor|creator)$`));
/** Id of a message, made of its request and the message's own id. */
export const MessageWordsId = z.string().regex(new RegExp(`^${uuid}_${uuid}$`));

/** Text written by one side of a request, which moderation can hide on its own. */
export const Words = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rating'), id: RatingWordsId }),
  z.strictObject({ kind: z.literal('reply'), id: RatingWordsId }),
  z.strictObject({ kind: z.literal('message'), id: MessageWordsId }),
]);
export type Words = z.infer<typeof Words>;

export const placeOf = ({ id }: Words): Readonly<{ requestId: RequestId; part: string }> => {
  const [requestId, part = ''] = id.split('_');
  return { requestId: RequestId.parse(requestId), part };
};

/**
 * Text hidden by moderation. `decisionId` is set for its author, and null for other readers; `uncounted`: the stars
 * of the rating do not count either.
 */
export const HiddenWords = z.strictObject({ decisionId: z.uuid().nullable(), uncounted: z.literal(true).optional() });
export type HiddenWords = z.infer<typeof HiddenWords>;
