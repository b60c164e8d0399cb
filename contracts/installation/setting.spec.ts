import { describe, expect, it } from 'vitest';
import { LegalMarkdown } from './legal-texts.js';
import { Operator } from './settings.js';
import { club } from '../testing/operator.js';

describe('operator setting', () => {
  it('requires a name without control characters, and addresses that are valid or empty', () => {
    expect(Operator.safeParse(club).success).toBe(true);
    for (const wrong of [{ email: 'nowhere' }, { users: 'nowhere' }, { name: 'Club \u0007' }, { name: '' }])
      expect([wrong, Operator.safeParse({ ...club, ...wrong }).success]).toEqual([wrong, false]);
  });
});

describe('legal text setting', () => {
  it('requires every language', () => {
    const all = { de: 'Eins', en: 'One', nl: 'Een' };
    const { nl: _, ...two } = all;
    expect([all, two, { ...all, nl: '  ' }].map((markdown) => LegalMarkdown.safeParse(markdown).success)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
