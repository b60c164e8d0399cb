import type { LegalName } from '@lendring/contracts/installation/legal-text.js';

export const legalPages = {
  terms: { key: 'terms', to: '/terms' },
  terms_of_use: { key: 'termsOfUse', to: '/terms-of-use' },
  privacy: { key: 'privacy', to: '/privacy' },
  imprint: { key: 'imprint', to: '/imprint' },
} as const satisfies Readonly<Record<LegalName, object>>;

/** Date since which the built-in texts are unchanged, checked by `legal-pages.spec.ts`. */
export const shippedOn = '2026-11-28';
