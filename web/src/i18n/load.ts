import type { TextTable } from './create.js';
import type { Locale } from './locale.js';
import type { Namespace } from './namespaces.js';

type Files = Readonly<Record<string, () => Promise<TextTable>>>;

/** Where the files of a language lie: a list of its own each, since a page has one language. */
const lists: Readonly<Record<Locale, () => Promise<{ readonly default: Files }>>> = {
  de: () => import('./files/de.js'),
  en: () => import('./files/en.js'),
  nl: () => import('./files/nl.js'),
};

/** Reads one file of texts; a chunk of its own in the browser. */
export const readTexts = async (locale: Locale, namespace: Namespace): Promise<TextTable> => {
  const read = (await lists[locale]()).default[`./${namespace}.json`];
  if (!read) throw new Error(`There are no texts called ${namespace} in ${locale}`);
  return read();
};
