import type { LegalChange, LegalMarkdown } from '@lendring/contracts/installation/legal-texts.js';

export const inAll = (text: string): LegalMarkdown => ({ de: text, en: text, nl: text });
export const change: LegalChange = { de: 'Kürzer.', en: 'Shorter.', nl: 'Korter.' };
