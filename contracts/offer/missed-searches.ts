import * as z from 'zod';
import { dailyQuery } from '../kernel/daily.js';
import { limits } from '../kernel/limits.js';

export const missedSearchesCommands = {
  /**
   * Counts a search without results, anonymously (ADR 104). `area`: a country and a region in it; empty: the search
   * was not limited to a place.
   */
  noteMissedSearch: z.strictObject({
    text: z.string().max(limits.searchTerm),
    area: z.string().max(120),
    visitor: z.string().max(64),
  }),
} as const;

export const missedSearchesQueries = {
  /** Daily searches without results, and their frequent words, for admins. */
  missedSearches: dailyQuery,
} as const;
