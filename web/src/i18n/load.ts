import type { TextTable } from './create.js';
import type { Locale } from './locale.js';
import type { Namespace } from './namespaces.js';

/** Reads one file of texts; a chunk of its own in the browser. */
export const readTexts = async (locale: Locale, namespace: Namespace): Promise<TextTable> =>
  ((await import(`./locales/${locale}/${namespace}.json`)) as { default: TextTable }).default;
