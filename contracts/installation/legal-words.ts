import type { LegalName } from './legal-text.js';

/** The texts that people agree to, when they register and when they publish. */
export const agreedTexts = ['terms', 'terms_of_use'] as const satisfies readonly LegalName[];
export type AgreedText = (typeof agreedTexts)[number];

/** Words in braces that a text may hold, such as `{{email}}`: the page puts the operator's data in their place. */
export const legalPlaceholders = ['name', 'address', 'email', 'operatorIs', 'responsible', 'inCharge'] as const;
export type LegalPlaceholder = (typeof legalPlaceholders)[number];

const braces = /\{\{\s*([^{}]*?)\s*\}\}/g;
const known: ReadonlySet<string> = new Set(legalPlaceholders);

/** The first word in braces that stands for nothing; null: there is none. */
export const unknownPlaceholder = (markdown: string): string | null =>
  [...markdown.matchAll(braces)].map(([, word = '']) => word).find((word) => !known.has(word)) ?? null;

/** A text with the operator's data in place of the words in braces. */
export const fillPlaceholders = (text: string, words: Readonly<Record<LegalPlaceholder, string>>): string =>
  text.replaceAll(braces, (whole, word: string) => (known.has(word) ? words[word as LegalPlaceholder] : whole));
