import type { LegalName } from '@lendring/contracts/installation/legal-text.js';
import type { LegalTextShape } from '@lendring/contracts/http/legal.js';
import { legalTextQuery } from '../api/legal.js';
import { load } from '../lib/load.js';
import type { RouterContext } from '../router-context.js';
import { seo } from '../seo/seo.js';
import { loadTextPage } from './text-route.js';

/** A page of a legal text may ask for one of its versions. */
export type LegalSearch = Readonly<{ version?: number }>;

/** The number of a version from an address; undefined: the one that holds. */
export const readVersion = ({ version }: Readonly<Record<string, unknown>>): number | undefined =>
  typeof version === 'number' && Number.isInteger(version) && version >= 0 ? version : undefined;

/** The loader of a page of a legal text, with the operator's details. */
export const loadLegalPage =
  (name: LegalName) =>
  async ({ context, deps }: Readonly<{ context: RouterContext; deps: LegalSearch }>) => {
    const { api, queries, texts } = context;
    const query = legalTextQuery(api, name, readVersion(deps));
    const [{ operator }, text] = await Promise.all([
      loadTextPage({ context }),
      // As it is now, since admins may have changed it; as it was where nobody answers.
      queries.fetchQuery(query).catch(() => load(queries, query)),
      texts('agreement'),
    ]);
    // The page that is sent holds what was read: only who comes from another page reads Markdown in the browser.
    const { markdown } = text;
    const own = markdown === null ? null : (await import('../lib/read-markdown.js')).readMarkdown(markdown);
    return { operator, text, own };
  };

/** The head of such a page: search engines keep the version that holds. */
export const legalHead = (
  match: Parameters<typeof seo>[0] & Readonly<{ context: Pick<RouterContext, 't'> }>,
  key: 'terms' | 'termsOfUse' | 'privacy' | 'imprint',
  text: LegalTextShape | undefined,
) => {
  const { t } = match.context;
  return seo(match, {
    title: t(`legal:${key}.title`),
    // The product's own text says in a line what it is about; of another one nobody knows.
    ...(text?.markdown === null && { description: t(`legal:${key}.lead`) }),
    noindex: text !== undefined && text.holds !== 'now',
  });
};
