import type { LegalName } from '@lendring/contracts/installation/legal-texts.js';
import { createI18n, textLoader } from '../../i18n/create.js';
import { readTexts } from '../../i18n/load.js';
import type { Locale } from '../../i18n/locale.js';
import type { AnyText } from '../../i18n/namespaces.js';
import { createApi, type Api } from '../../lib/api-client/api.js';
import { legalPages } from '../../lib/installation/operator.js';

/** Legal texts that a decision can cite, most relevant first. */
const ruling: readonly LegalName[] = ['terms_of_use', 'terms'];

const textsOf = async (locale: Locale): Promise<AnyText> => {
  const i18n = createI18n(locale);
  await textLoader(i18n, locale, readTexts).load('legal');
  return i18n.t as AnyText;
};

/** Top-level headings of a custom text, without those that contain operator placeholders. */
const headingsOf = async (markdown: string): Promise<readonly string[]> => {
  const { readMarkdown } = await import('../../lib/markdown/read-markdown.js');
  return readMarkdown(markdown).sections.flatMap(({ title }) => (title === '' || title.includes('{{') ? [] : [title]));
};

/**
 * Sections of the texts in force, prefixed with the text's title: `Terms of use: Pictures`.
 * @param api must use the language of `t`
 */
export const rulesIn = async (api: Pick<Api, 'get'>, t: AnyText): Promise<readonly string[]> => {
  const all = await Promise.all(
    ruling.map(async (name) => {
      const { key } = legalPages[name];
      const { markdown } = await api.get('/legal_text/{id}', { id: name });
      const titles =
        markdown === null
          ? t(`legal:${key}.sections`, { returnObjects: true, skipInterpolation: true }).map(({ title }) => title)
          : await headingsOf(markdown);
      return titles.map((title) => `${t(`legal:${key}.title`)}: ${title}`);
    }),
  );
  return [...new Set(all.flat())];
};

/** Rules in several languages, deduplicated. Legal texts are public, so a client without a session suffices. */
export const rulesInAll = async (languages: readonly Locale[]): Promise<readonly string[]> => {
  const all = await Promise.all(
    languages.map(async (locale) => rulesIn(createApi({ fetch, locale }), await textsOf(locale))),
  );
  return [...new Set(all.flat())];
};
