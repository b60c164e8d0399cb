import type { LegalTextEvent } from '@lendring/contracts/installation/events.js';
import type { LegalChange, LegalMarkdown } from '@lendring/contracts/installation/legal-text.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';

/** What is known of each version: what it says, since when it holds, and what it said was different. */
type Version = Readonly<{ text: number; markdown: LegalMarkdown | null; change: LegalChange | null; from: string }>;

/** Every version of one text, the first one first. */
export type LegalTextState = Readonly<{ versions: readonly Version[] }>;

/** Stream `legaltext-<name>`: the versions of one legal text. */
export const legalTextAggregate: Aggregate<LegalTextState, LegalTextEvent> = {
  category: 'legaltext',
  initialState: { versions: [] },
  evolve: ({ versions }, { data: { text, markdown, change, from } }) => ({
    versions: [...versions, { text, markdown, change, from }],
  }),
};
