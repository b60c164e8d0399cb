import { describe, expect, it } from '@jest/globals';
import { subjectTitle } from './subject-title.js';

describe('what mails call the thing of a case', () => {
  it('is its title, and of a profile says that it is one', () => {
    expect(subjectTitle('offer', 'Zelt', 'de')).toBe('Zelt');
    expect((['de', 'en', 'nl'] as const).map((locale) => subjectTitle('user', 'jana_meier', locale))).toEqual([
      'Profil jana_meier',
      'Profile jana_meier',
      'Profiel jana_meier',
    ]);
  });

  it('is nothing once nothing is left of it', () => expect(subjectTitle('user', '', 'nl')).toBe(''));
});
