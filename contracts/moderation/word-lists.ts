import * as z from 'zod';
import { eventsWith } from '../kernel/events.js';
import { Locale, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { line } from '../kernel/text.js';
import { hintLimits as limits, wordMatches } from './hint-limits.js';

export const WordMatch = z.enum(wordMatches);
export type WordMatch = z.infer<typeof WordMatch>;

export const Severity = z.int().min(1).max(3);

/** Word or phrase to detect. `reason`: note for staff on its possible meaning. */
export const ListedWord = z.strictObject({
  text: line(limits.word, 1),
  match: WordMatch,
  reason: line(limits.reason, 1),
  severity: Severity,
});
export type ListedWord = z.infer<typeof ListedWord>;

export const WordId = z.uuid();

export const wordListsCommands = {
  /**
   * Adds a word to a list, in which each word is unique. This command and the following ones are for report staff
   * only.
   */
  listWord: z.strictObject({ language: Locale, ...ListedWord.shape }),
  changeWord: z.strictObject({ language: Locale, wordId: WordId, ...ListedWord.shape }),
  removeWord: z.strictObject({ language: Locale, wordId: WordId }),
} as const;

export const WordEntry = z.strictObject({ wordId: WordId, ...ListedWord.shape, by: UserId, at: Instant });
export type WordEntry = z.infer<typeof WordEntry>;

const event = eventsWith({ language: Locale, wordId: WordId, by: UserId, at: Instant });

/** Stream `wordList-<language>`: words to detect in texts (ADR 103). The stream contains no personal data. */
export const WordListEvent = z.discriminatedUnion('type', [
  event('WordListed', ListedWord.shape),
  event('WordChanged', ListedWord.shape),
  event('WordRemoved', {}),
]);
export type WordListEvent = z.infer<typeof WordListEvent>;

export const wordListsQueries = {
  wordList: { question: z.strictObject({ language: Locale }), answer: z.array(WordEntry) },
} as const;

export const wordListsRefusals = {
  word_not_found: m(
    404,
    'Dieses Wort steht nicht mehr in der Liste.',
    'This word is no longer in the list.',
    'Dit woord staat niet meer in de lijst.',
  ),
  word_known: m(409, 'Das steht schon in der Liste.', 'This is already in the list.', 'Dit staat al in de lijst.'),
  word_empty: m(
    400,
    'Gib mindestens einen Buchstaben oder eine Ziffer ein.',
    'Enter at least one letter or digit.',
    'Vul minstens één letter of cijfer in.',
  ),
  word_list_full: m(
    409,
    'Die Liste ist voll: Mehr als {max} Einträge gehen nicht.',
    'The list is full: it can have {max} entries at most.',
    'De lijst is vol: meer dan {max} woorden kunnen er niet in.',
  ),
};
