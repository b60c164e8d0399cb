import type { TextTable } from './create.js';
import type { Locale } from './locale.js';
import type { Namespace } from './namespaces.js';

type Files = Readonly<Record<string, () => Promise<TextTable>>>;

const lists: Readonly<Record<Locale, () => Promise<{ readonly default: Files }>>> = {
  de: () => import('./files/de.js'),
  en: () => import('./files/en.js'),
  nl: () => import('./files/nl.js'),
};

export const readTexts = async (locale: Locale, namespace: Namespace): Promise<TextTable> => {
  const read = (await lists[locale]()).default[`./${namespace}.json`];
  if (!read) throw new Error(`There are no texts called ${namespace} in ${locale}`);
  return read();
};
