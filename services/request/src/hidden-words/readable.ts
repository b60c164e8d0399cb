import type { Message, RatingView } from '@lendring/contracts/request/queries.js';
import type * as z from 'zod';
import type { HiddenWords } from '@lendring/contracts/kernel/words.js';

type Piece = Readonly<{ text: string | null; hidden?: HiddenWords | undefined }>;

/** Something written as somebody reads it: what is hidden is read by whoever wrote it alone, and so is why. */
const readBy = <Written extends Piece>(written: Written, authorId: string, userId: string | null): Written =>
  written.hidden && authorId !== userId
    ? { ...written, text: null, hidden: { ...written.hidden, decisionId: null } }
    : written;

/** A rating and the reply to it as somebody reads them; `userId` null: a visitor. */
export const ratingFor =
  (userId: string | null) =>
  (rating: RatingView): RatingView => ({
    ...readBy(rating, rating.authorId, userId),
    // Who was rated is who replies.
    answer: rating.answer && readBy(rating.answer, rating.aboutId, userId),
  });

/** A message as somebody reads it. */
export const messageFor =
  (userId: string | null) =>
  (message: z.infer<typeof Message>): z.infer<typeof Message> =>
    readBy(message, message.authorId, userId);
