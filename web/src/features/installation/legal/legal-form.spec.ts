import { describe, expect, it } from 'vitest';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { createI18n } from '../../../i18n/create.js';
import type { AnyText } from '../../../i18n/namespaces.js';
import { readTextsFromDisk } from '../../../testing/texts.js';
import { builtInText, markdownOf } from './LegalTexts.js';
import { bodyOf, fieldOf, problemsOf, today, valuesOf, type LegalValues } from './legal-form.js';

const textsOf = (locale: 'de' | 'en' | 'nl') => {
  const i18n = createI18n(locale);
  for (const name of ['common', 'pages', 'legal', 'backoffice'] as const)
    i18n.addResourceBundle(locale, name, readTextsFromDisk(locale, name));
  return i18n.t as AnyText;
};
const languages = { de: textsOf('de'), en: textsOf('en'), nl: textsOf('nl') };
const built = builtInText('terms', languages);
const whole: LegalValues = { ...valuesOf('terms', built), 'change-de': 'a', 'change-en': 'b', 'change-nl': 'c' };
const idsOf = (change: Partial<LegalValues>) => problemsOf(languages.de, { ...whole, ...change }).map(({ id }) => id);

describe('the form for a legal text', () => {
  it('starts with the default text and its unfilled placeholders', () => {
    expect(
      markdownOf([
        { title: 'One', text: 'a\n\nb' },
        { title: 'Two', text: 'c' },
      ]),
    ).toBe('## One\n\na\n\nb\n\n## Two\n\nc');
    expect(built.de).toContain('## Wer wir sind\n\n{{operatorIs}}');
    expect(built.nl).toContain('{{email}}');
    expect(idsOf({})).toEqual([]);
  });

  it('starts with a notice period of 14 days for terms of use', () => {
    expect(valuesOf('terms_of_use', built).from).toBe(addDays(today(), 14));
    expect(valuesOf('privacy', built).from).toBe(today());
  });

  it('requires every language, known placeholders and a start date no earlier than today', () => {
    expect(idsOf({ nl: '  ', 'change-en': '', from: addDays(today(), -1) })).toEqual(['nl', 'change-en', 'from']);
    expect(problemsOf(languages.de, { ...whole, de: '{{telefon}}', from: '' })).toMatchObject([
      { id: 'de', text: 'Im Text auf Deutsch gibt es für telefon nichts einzusetzen.' },
      { id: 'from' },
    ]);
  });

  it('names the language in which each problem occurs', () => {
    const empty = { de: '', en: '', nl: '', 'change-de': '', 'change-en': '', 'change-nl': '' };
    for (const t of Object.values(languages)) {
      const told = problemsOf(t, { ...whole, ...empty }).map(({ text }) => text);
      expect([told.length, new Set(told).size]).toEqual([6, 6]);
    }
    expect(problemsOf(languages.de, { ...whole, nl: '' })[0]?.text).toBe('Schreib den Text auch auf Niederländisch.');
  });

  it('sends trimmed texts and maps server errors to fields', () => {
    expect(bodyOf({ ...whole, de: ' a \n' })).toMatchObject({ markdown: { de: 'a' }, change: { nl: 'c' } });
    expect(['markdown.nl', 'change.de', 'from', 'after'].map(fieldOf)).toEqual(['nl', 'change-de', 'from', null]);
  });
});
