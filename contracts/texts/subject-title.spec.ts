import { describe, expect, it } from 'vitest';
import { subjectInSentence, subjectTitle } from './subject-title.js';

describe('case subject in mail subjects', () => {
  it('is the title of the item, or names a profile as a profile', () => {
    expect(subjectTitle('offer', 'Zelt', 'de')).toBe('Zelt');
    expect((['de', 'en', 'nl'] as const).map((locale) => subjectTitle('user', 'jana_meier', locale))).toEqual([
      'Profil jana_meier',
      'Profile jana_meier',
      'Profiel jana_meier',
    ]);
  });

  it('is empty when no printable title remains', () => expect(subjectTitle('user', '', 'nl')).toBe(''));
});

describe('case subject within a sentence', () => {
  it('is the title in quotes, without a full stop or outer quotes from the title', () => {
    const title = 'Rad “kaputt”? Wir kommen.';
    expect(subjectInSentence({ kind: 'offer', title }, 'de')).toBe('„Rad ‚kaputt‘? Wir kommen“');
    expect(subjectInSentence({ kind: 'offer', title, isOwn: true }, 'en')).toBe('“Rad ‘kaputt’? Wir kommen”');
  });

  it('says that the subject is a profile, and says "your profile" to its owner', () => {
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

  it('is the kind of the item when no printable title remains', () =>
    expect(subjectInSentence({ kind: 'group', title: '' }, 'en')).toBe('a group'));
});
