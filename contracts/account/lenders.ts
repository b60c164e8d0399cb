import * as z from 'zod';
import { limits } from '../kernel/limits.js';
import { PublicProfile } from './profile.js';

export const lendersQueries = {
  /**
   * People whose company or nickname has, for every word of `text` with at least three letters, a word that begins
   * with it; if nobody has, those whose words are misspelled in `text`, from seven letters on. Shops first, then the shortest name. At most eight, without suspended people, private people who stay out
   * of search engines, and people blocked by the caller or blocking the caller.
   */
  lenders: { question: z.strictObject({ text: z.string().max(limits.searchTerm) }), answer: z.array(PublicProfile) },
} as const;
