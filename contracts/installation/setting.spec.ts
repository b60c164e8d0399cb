import { describe, expect, it } from 'vitest';
import { LegalMarkdown } from './legal-text.js';
import { club } from '../testing/operator.js';
import { Operator } from './setting.js';

describe('who runs an installation', () => {
  it('has a name without control characters, and addresses that are some, or none where there may be none', () => {
    expect(Operator.safeParse(club).success).toBe(true);
    for (const wrong of [{ email: 'nowhere' }, { users: 'nowhere' }, { name: 'Club \u0007' }, { name: '' }])
      expect([wrong, Operator.safeParse({ ...club, ...wrong }).success]).toEqual([wrong, false]);
  });
});

describe('a legal text', () => {
  it('is there in every language', () => {
    const all = { de: 'Eins', en: 'One', nl: 'Een' };
    const { nl: _, ...two } = all;
    expect([all, two, { ...all, nl: '  ' }].map((markdown) => LegalMarkdown.safeParse(markdown).success)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
