import * as z from 'zod';
import { Locale, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { line } from '../kernel/text.js';
import { hintLimits as limits, wordMatches } from './hint-limits.js';

export const WordId = z.uuid();

export const WordMatch = z.enum(wordMatches);
export type WordMatch = z.infer<typeof WordMatch>;

/** 3 is the most serious. */
export const Severity = z.int().min(1).max(3);

/** A word or phrase to look for; `reason` says in the team's own words what it may be about. */
export const ListedWord = z.strictObject({
  text: line(limits.word, 1),
  match: WordMatch,
  reason: line(limits.reason, 1),
  severity: Severity,
});
export type ListedWord = z.infer<typeof ListedWord>;

/** A word of a list, as it stands there. */
export const WordEntry = z.strictObject({ wordId: WordId, ...ListedWord.shape, by: UserId, at: Instant });
export type WordEntry = z.infer<typeof WordEntry>;

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({
    type: z.literal(type),
    data: z.strictObject({ language: Locale, wordId: WordId, ...shape, by: UserId, at: Instant }),
  });

/** Stream `wordList-<language>`: the words that texts are looked at for (ADR 103). They are about nobody. */
export const WordListEvent = z.discriminatedUnion('type', [
  event('WordListed', ListedWord.shape),
  event('WordChanged', ListedWord.shape),
  event('WordRemoved', {}),
]);
export type WordListEvent = z.infer<typeof WordListEvent>;
