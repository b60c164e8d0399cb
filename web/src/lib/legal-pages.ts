import type { LegalName } from '@lendring/contracts/installation/legal-text.js';

/** What a text is called in the files of texts, and where its page is. */
export const legalPages = {
  terms: { key: 'terms', to: '/terms' },
  terms_of_use: { key: 'termsOfUse', to: '/terms-of-use' },
  privacy: { key: 'privacy', to: '/privacy' },
  imprint: { key: 'imprint', to: '/imprint' },
} as const satisfies Readonly<Record<LegalName, object>>;

/** The day from which the texts that come with the product are as they are: `legal-pages.spec.ts` keeps it true. */
export const shippedOn = '2026-11-28';
