import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { WordEntry, WordListEvent } from '@lendring/contracts/moderation/word-lists.js';

export type WordList = Readonly<{ entries: ReadonlyMap<string, WordEntry> }>;

/** Stream `wordList-<language>` (ADR 103). */
export const wordListAggregate: Aggregate<WordList, WordListEvent> = {
  category: 'wordList',
  initialState: { entries: new Map() },
  evolve({ entries: before }, { type, data }) {
    const entries = new Map(before);
    if (type === 'WordRemoved') entries.delete(data.wordId);
    else {
      const { wordId, text, match, reason, severity, by, at } = data;
      entries.set(wordId, { wordId, text, match, reason, severity, by, at });
    }
    return { entries };
  },
};
