import { describe, expect, it } from 'vitest';
import { subjectInSentence, subjectTitle } from './subject-title.js';

describe('case subject in mail subjects', () => {
  it('is its title; a profile is named as such', () => {
    expect(subjectTitle('offer', 'Zelt', 'de')).toBe('Zelt');
    expect((['de', 'en', 'nl'] as const).map((locale) => subjectTitle('user', 'jana_meier', locale))).toEqual([
      'Profil jana_meier',
      'Profile jana_meier',
      'Profiel jana_meier',
    ]);
  });

  it('is empty when nothing is left of it', () => expect(subjectTitle('user', '', 'nl')).toBe(''));
});

describe('case subject within a sentence', () => {
  it('is its title in quotes, without a full stop or outer quotes of its own', () => {
    const title = 'Rad “kaputt”? Wir kommen.';
    expect(subjectInSentence({ kind: 'offer', title }, 'de')).toBe('„Rad ‚kaputt‘? Wir kommen“');
    expect(subjectInSentence({ kind: 'offer', title, isOwn: true }, 'en')).toBe('“Rad ‘kaputt’? Wir kommen”');
  });

  it('names a profile, and the reader’s own profile as such', () => {
    expect(subjectInSentence({ kind: 'user', title: 'jana_meier' }, 'nl')).toBe('het profiel jana_meier');
    expect(subjectInSentence({ kind: 'user', title: 'jana_meier', isOwn: true }, 'de')).toBe('dein Profil');
  });

  it('names the kind and owner of a text in a request', () => {
    const title = 'Raclette für acht';
    expect(subjectInSentence({ kind: 'message', title, isOwn: true }, 'de')).toBe(
      'deine Nachricht zu „Raclette für acht“',
    );
    expect(subjectInSentence({ kind: 'rating', title }, 'nl')).toBe('een beoordeling over “Raclette für acht”');
  });

  it('is its kind when nothing is left of it', () =>
    expect(subjectInSentence({ kind: 'group', title: '' }, 'en')).toBe('a group'));
});
