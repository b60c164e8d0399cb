import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { hintLimits as limits } from '@lendring/contracts/moderation/hint-limits.js';
import type { ModerationRefusal } from '@lendring/contracts/moderation/refusals.js';
import type { ListedWord, WordListEvent } from '@lendring/contracts/moderation/word-lists.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import type { WordList } from './word-list.aggregate.js';

export type ListAct = Readonly<{ language: Locale; by: string; at: string }>;

export type WordDecision = Decision<readonly WordListEvent[], ModerationRefusal>;

const nothing = decided([]);

const problemOf = ({ entries }: WordList, wordId: string, { text }: ListedWord): ModerationRefusal | null => {
  const folded = fold(text);
  if (folded === '') return 'word_empty';
  return [...entries.values()].some((one) => one.wordId !== wordId && fold(one.text) === folded) ? 'word_known' : null;
};

/** Idempotent: a retry of the same click does nothing. */
export const listWord = (list: WordList, act: ListAct, wordId: string, word: ListedWord): WordDecision => {
  if (list.entries.has(wordId)) return nothing;
  const problem = problemOf(list, wordId, word);
  if (problem) return refused(problem);
  if (list.entries.size >= limits.words) return refused('word_list_full', { max: limits.words });
  return decided([{ type: 'WordListed', data: { ...act, wordId, ...word } }]);
};

export const changeWord = (list: WordList, act: ListAct, wordId: string, word: ListedWord): WordDecision => {
  const before = list.entries.get(wordId);
  if (!before) return refused('word_not_found');
  const { text, match, reason, severity } = before;
  if (text === word.text && match === word.match && reason === word.reason && severity === word.severity)
    return nothing;
  const problem = problemOf(list, wordId, word);
  return problem ? refused(problem) : decided([{ type: 'WordChanged', data: { ...act, wordId, ...word } }]);
};

export const removeWord = ({ entries }: WordList, act: ListAct, wordId: string): WordDecision =>
  entries.has(wordId) ? decided([{ type: 'WordRemoved', data: { ...act, wordId } }]) : nothing;
