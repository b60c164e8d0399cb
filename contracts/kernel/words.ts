import * as z from 'zod';
import { RequestId } from './ids.js';

/** What `z.uuid()` takes, version and variant included, without its anchors: what passes here is a `RequestId`. */
const uuid = z.regexes.uuid().source.slice(1, -1);

/** Which rating, by its request and the side that wrote it; the reply to it has the same id. */
export const RatingWordsId = z.string().regex(new RegExp(`^${uuid}_(?:vendor|creator)$`));
/** Which message, by its request and its own id. */
export const MessageWordsId = z.string().regex(new RegExp(`^${uuid}_${uuid}$`));

/** What one side wrote in a request, a piece that can be hidden by itself. */
export const Words = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rating'), id: RatingWordsId }),
  z.strictObject({ kind: z.literal('reply'), id: RatingWordsId }),
  z.strictObject({ kind: z.literal('message'), id: MessageWordsId }),
]);
export type Words = z.infer<typeof Words>;

/** In which request it was written, and which part of it that is. */
export const placeOf = ({ id }: Words): Readonly<{ requestId: RequestId; part: string }> => {
  const [requestId, part = ''] = id.split('_');
  return { requestId: RequestId.parse(requestId), part };
};

/** Moderation has hidden it; `decisionId` for whoever wrote it, null for everybody else. `uncounted`: nor do the stars count. */
export const HiddenWords = z.strictObject({ decisionId: z.uuid().nullable(), uncounted: z.literal(true).optional() });
export type HiddenWords = z.infer<typeof HiddenWords>;
