import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { latestBuiltTerms } from '@lendring/contracts/installation/built-terms.js';

type Texts = Readonly<Record<'terms' | 'termsOfUse', unknown>>;

describe('built-in terms', () => {
  it('have a version of their own whenever a clause changes', () => {
    const texts = ['de', 'en', 'nl'].map((locale) => {
      const file = readFileSync(join(import.meta.dirname, 'locales', locale, 'legal.json'), 'utf8');
      const { terms, termsOfUse } = JSON.parse(file) as Texts;
      return { terms, termsOfUse };
    });
    const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
    // Add a version with a summary to contracts/installation/built-terms.ts when a clause changes, and enter it here. A
    // corrected typo keeps the version (ADR 97).
    expect({ version: latestBuiltTerms, digest }).toEqual({ version: '2026-12', digest: '558c9932561a616c' });
  });
});
