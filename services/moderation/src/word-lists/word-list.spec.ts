import { describe, expect, it } from 'vitest';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import { hintLimits } from '@lendring/contracts/moderation/hint-limits.js';
import type { ListedWord, WordListEvent } from '@lendring/contracts/moderation/word-lists.js';
import { at, idOf } from '../../testing/case.js';
import { changeWord, listWord, removeWord, type WordDecision } from './decide.js';
import { wordListAggregate } from './word-list.aggregate.js';

const act = { language: 'de' as const, by: idOf('ada'), at };
const [first, second] = [idOf('first'), idOf('second')];
const word = (change: Partial<ListedWord> = {}): ListedWord => ({
  text: 'Schlüssel',
  match: 'word',
  reason: 'Beispiel',
  severity: 2,
  ...change,
});
const given = (events: readonly WordListEvent[]) =>
  events.reduce(wordListAggregate.evolve, wordListAggregate.initialState);
const eventsOf = (decision: WordDecision): readonly WordListEvent[] => {
  if (isRefused(decision)) throw new Error(decision.refusal.code);
  return decision.events;
};
const codeOf = (decision: WordDecision) => (isRefused(decision) ? decision.refusal.code : decision.events.length);

const listed = eventsOf(listWord(given([]), act, first, word()));

describe('a word list', () => {
  it('adds a word once, per click and in any spelling', () => {
    expect(listed).toMatchObject([{ type: 'WordListed', data: { wordId: first, text: 'Schlüssel', by: act.by } }]);
    expect(codeOf(listWord(given(listed), act, first, word()))).toBe(0);
    expect(codeOf(listWord(given(listed), act, second, word({ text: 'SCHLUESSEL' })))).toBe('word_known');
    expect(codeOf(listWord(given(listed), act, second, word({ text: 'Schloss' })))).toBe(1);
  });

  it('refuses a word without a letter or digit', () => {
    expect(codeOf(listWord(given([]), act, first, word({ text: '?!' })))).toBe('word_empty');
    expect(codeOf(changeWord(given(listed), act, first, word({ text: '.*' })))).toBe('word_empty');
  });

  it('has a size limit', () => {
    const full = given(
      Array.from({ length: hintLimits.words }, (_, n) => ({
        type: 'WordListed' as const,
        data: { ...act, wordId: idOf(`w${n}`), ...word({ text: `wort ${n}` }) },
      })),
    );
    expect(codeOf(listWord(full, act, first, word()))).toBe('word_list_full');
  });

  it('changes an existing word only if something differs', () => {
    const state = given(listed);
    expect(codeOf(changeWord(state, act, first, word()))).toBe(0);
    expect(eventsOf(changeWord(state, act, first, word({ severity: 3 })))).toMatchObject([
      { type: 'WordChanged', data: { wordId: first, severity: 3 } },
    ]);
    expect(codeOf(changeWord(state, act, first, word({ text: 'schlüssel' })))).toBe(1);
    expect(codeOf(changeWord(state, act, second, word()))).toBe('word_not_found');
    const two = given([...listed, ...eventsOf(listWord(state, act, second, word({ text: 'Schloss' })))]);
    expect(codeOf(changeWord(two, act, second, word()))).toBe('word_known');
  });

  it('removes a word once', () => {
    const removed = eventsOf(removeWord(given(listed), act, first));
    expect(removed).toMatchObject([{ type: 'WordRemoved', data: { wordId: first } }]);
    expect(given([...listed, ...removed]).entries.size).toBe(0);
    expect(codeOf(removeWord(given([...listed, ...removed]), act, first))).toBe(0);
  });
});
