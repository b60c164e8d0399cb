import type { LegalMarkdown, LegalName } from '@lendring/contracts/installation/legal-text.js';
import { queryOptions } from '@tanstack/react-query';
import { createI18n, textLoader } from '../../../i18n/create.js';
import { readTexts } from '../../../i18n/load.js';
import { localeCodes, type Locale } from '../../../i18n/locale.js';
import type { AnyText } from '../../../i18n/namespaces.js';
import { legalPages } from '../../../lib/installation/legal-pages.js';

type Section = Readonly<{ title: string; text: string }>;

export const markdownOf = (sections: readonly Section[]): string =>
  sections.map(({ title, text }) => `## ${title}\n\n${text}`).join('\n\n');

/** All languages at once; a page normally loads only its own. */
export const allLanguages = queryOptions({
  queryKey: ['texts-of-languages'],
  staleTime: Infinity,
  queryFn: async (): Promise<Readonly<Record<Locale, AnyText>>> => {
    const pairs = await Promise.all(
      localeCodes.map(async (locale) => {
        const i18n = createI18n(locale, document.documentElement.dataset['brand']);
        await textLoader(i18n, locale, readTexts).load('common', 'pages', 'legal');
        return [locale, i18n.t as AnyText] as const;
      }),
    );
    return Object.fromEntries(pairs) as Record<Locale, AnyText>;
  },
});

/** Built-in text in every language, with placeholders unresolved. */
export const builtInText = (name: LegalName, languages: Readonly<Record<Locale, AnyText>>): LegalMarkdown => {
  const { key } = legalPages[name];
  const of = (t: AnyText) =>
    markdownOf(t(`legal:${key}.sections`, { returnObjects: true, skipInterpolation: true })).replaceAll(
      '{{brand}}',
      () => t('common:brand'),
    );
  return { de: of(languages.de), en: of(languages.en), nl: of(languages.nl) };
};
