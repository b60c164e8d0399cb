import * as z from 'zod';
import { eventsWith } from '../kernel/events.js';
import { Locale, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { line } from '../kernel/text.js';
import { hintLimits as limits, wordMatches } from './hint-limits.js';

export const WordId = z.uuid();

export const WordMatch = z.enum(wordMatches);
export type WordMatch = z.infer<typeof WordMatch>;

export const Severity = z.int().min(1).max(3);

/** Word or phrase to detect; `reason`: the team's note on its possible meaning. */
export const ListedWord = z.strictObject({
  text: line(limits.word, 1),
  match: WordMatch,
  reason: line(limits.reason, 1),
  severity: Severity,
});
export type ListedWord = z.infer<typeof ListedWord>;

export const WordEntry = z.strictObject({ wordId: WordId, ...ListedWord.shape, by: UserId, at: Instant });
export type WordEntry = z.infer<typeof WordEntry>;

const event = eventsWith({ language: Locale, wordId: WordId, by: UserId, at: Instant });

/** Stream `wordList-<language>`: words to detect in texts (ADR 103), without personal data. */
export const WordListEvent = z.discriminatedUnion('type', [
  event('WordListed', ListedWord.shape),
  event('WordChanged', ListedWord.shape),
  event('WordRemoved', {}),
]);
export type WordListEvent = z.infer<typeof WordListEvent>;
