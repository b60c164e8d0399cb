import * as z from 'zod';
import { event } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { Words } from '../kernel/words.js';
import { request } from './event-fields.js';

export const hiddenWordsEvents = [
  /**
   * Moderation hid the text at `at` from everyone except its author (ADR 92). `uncounted`: the stars no longer count.
   */
  event('WordsHidden', {
    ...request,
    words: Words,
    decisionId: z.uuid(),
    uncounted: z.literal(true).optional(),
    at: Instant,
  }),
  event('WordsReleased', { ...request, words: Words, at: Instant }),
] as const;

export const hiddenWordsQueries = {
  /** One rating, reply or message as visible to the caller; null if not visible or absent. */
  words: {
    question: z.strictObject({ words: Words }),
    /** `parties`: author, rated person, and both current sides of the request. */
    answer: z
      .strictObject({ authorId: UserId, parties: z.array(UserId), title: z.string(), text: z.string() })
      .nullable(),
  },
} as const;
