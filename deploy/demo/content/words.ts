import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { ListedWord } from '@lendring/contracts/moderation/word-lists.js';

export type DemoWord = Readonly<ListedWord & { language: Locale }>;

export const words: readonly DemoWord[] = [
  { language: 'de', text: 'Schwert', match: 'word', reason: 'Waffen', severity: 3 },
  { language: 'de', text: 'Messer', match: 'word', reason: 'Waffen', severity: 2 },
  { language: 'de', text: 'Feuerwerk', match: 'beginning', reason: 'Sprengstoff', severity: 3 },
  { language: 'de', text: 'Gasflasche', match: 'beginning', reason: 'Gefahrgut', severity: 1 },
  { language: 'de', text: 'Geld vorab überweisen', match: 'word', reason: 'Betrug', severity: 3 },
  { language: 'de', text: 'WhatsApp', match: 'word', reason: 'Absprachen anderswo', severity: 1 },
  { language: 'en', text: 'firework', match: 'beginning', reason: 'Explosives', severity: 3 },
  { language: 'en', text: 'Western Union', match: 'word', reason: 'Fraud', severity: 3 },
  { language: 'en', text: 'whisky', match: 'word', reason: 'Alcohol', severity: 1 },
  { language: 'nl', text: 'vuurwerk', match: 'beginning', reason: 'Explosieven', severity: 3 },
  { language: 'nl', text: 'gasfles', match: 'beginning', reason: 'Gevaarlijke stoffen', severity: 1 },
];
