import type { LegalTextEvent, LegalChange, LegalMarkdown } from '@lendring/contracts/installation/legal-texts.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';

type Version = Readonly<{ text: number; markdown: LegalMarkdown | null; change: LegalChange | null; from: string }>;

export type LegalTextState = Readonly<{ versions: readonly Version[] }>;

export const legalTextAggregate: Aggregate<LegalTextState, LegalTextEvent> = {
  category: 'legaltext',
  initialState: { versions: [] },
  evolve: ({ versions }, { data: { text, markdown, change, from } }) => ({
    versions: [...versions, { text, markdown, change, from }],
  }),
};
