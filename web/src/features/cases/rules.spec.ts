import { describe, expect, it } from 'vitest';
import type { LegalTextShape } from '@lendring/contracts/http/legal.js';
import { createI18n } from '../../i18n/create.js';
import type { Locale } from '../../i18n/locale.js';
import type { AnyText } from '../../i18n/namespaces.js';
import { createApi } from '../../lib/api-client/api.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { readTextsFromDisk } from '../../testing/texts.js';
import { rulesIn } from './rules.js';

const textsOf = (locale: Locale) => {
  const i18n = createI18n(locale);
  i18n.addResourceBundle(locale, 'legal', readTextsFromDisk(locale, 'legal'));
  return i18n.t as AnyText;
};
const text = (name: LegalTextShape['name'], markdown: string | null) => ({
  data: { name, number: 1, from: '2027-01-01', holds: 'now', markdown, change: null, versions: [] },
});

const suggested = (locale: Locale, own: Readonly<Partial<Record<Locale, string>>>) => {
  const fake = createFakeApi(({ path, headers }) =>
    path.includes('terms_of_use')
      ? text('terms_of_use', own[headers.get('accept-language') as Locale] ?? null)
      : text('terms', null),
  );
  return rulesIn(createApi({ fetch: fake.fetch, locale }), textsOf(locale));
};

describe('rules selectable for a decision', () => {
  it('default to the sections of the bundled legal texts', async () => {
    const rules = await suggested('de', {});
    expect(rules).toContain('Nutzungsbedingungen: Umgang miteinander');
    expect(rules).toContain('Allgemeine Geschäftsbedingungen: Sorgfalt und Schäden');
  });

  it('come from the published text in the language of the affected user', async () => {
    const own = { de: '# Nur Gutes\n\na\n\n## Klein\n\n# Fotos', nl: '## Alleen goeds\n\na' };
    const german = await suggested('de', own);
    expect(german.slice(0, 2)).toEqual(['Nutzungsbedingungen: Nur Gutes', 'Nutzungsbedingungen: Fotos']);
    expect(german).not.toContain('Nutzungsbedingungen: Umgang miteinander');
    expect((await suggested('nl', own))[0]).toBe('Gebruiksvoorwaarden: Alleen goeds');
  });

  it('exclude headings with placeholders', async () => {
    const rules = await suggested('de', { de: '## Über {{operator}}\n\n## Fotos' });
    expect(rules.filter((one) => one.startsWith('Nutzungsbedingungen'))).toEqual(['Nutzungsbedingungen: Fotos']);
  });
});
