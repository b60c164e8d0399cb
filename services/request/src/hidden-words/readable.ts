import type { Message } from '@lendring/contracts/request/messages.js';
import type { RatingView } from '@lendring/contracts/request/ratings.js';
import type * as z from 'zod';
import type { HiddenWords } from '@lendring/contracts/kernel/words.js';

type Piece = Readonly<{ text: string | null; hidden?: HiddenWords | undefined }>;

/** Removes hidden text, and the id of the decision, for all but the author. */
const readBy = <Written extends Piece>(written: Written, authorId: string, userId: string | null): Written =>
  written.hidden && authorId !== userId
    ? { ...written, text: null, hidden: { ...written.hidden, decisionId: null } }
    : written;

/** Rating and reply as visible to a user; `userId` null for visitors. */
export const ratingFor =
  (userId: string | null) =>
  (rating: RatingView): RatingView => ({
    ...readBy(rating, rating.authorId, userId),
    answer: rating.answer && readBy(rating.answer, rating.aboutId, userId),
  });

export const messageFor =
  (userId: string | null) =>
  (message: z.infer<typeof Message>): z.infer<typeof Message> =>
    readBy(message, message.authorId, userId);
