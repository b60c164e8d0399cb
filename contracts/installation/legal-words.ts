import type { LegalName } from './legal-texts.js';

/** Legal texts that users agree to when they register and publish. */
export const agreedTexts = ['terms', 'terms_of_use'] as const satisfies readonly LegalName[];
export type AgreedText = (typeof agreedTexts)[number];

/** Placeholders of legal texts, such as `{{email}}`, which the operator's data replaces. */
export const legalPlaceholders = ['name', 'address', 'email', 'operatorIs', 'responsible', 'inCharge'] as const;
export type LegalPlaceholder = (typeof legalPlaceholders)[number];

const braces = /\{\{\s*([^{}]*?)\s*\}\}/g;
const known: ReadonlySet<string> = new Set(legalPlaceholders);

export const unknownPlaceholder = (markdown: string): string | null =>
  [...markdown.matchAll(braces)].map(([, word = '']) => word).find((word) => !known.has(word)) ?? null;

export const fillPlaceholders = (text: string, words: Readonly<Record<LegalPlaceholder, string>>): string =>
  text.replaceAll(braces, (whole, word: string) => (known.has(word) ? words[word as LegalPlaceholder] : whole));
