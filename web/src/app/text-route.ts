import type { LegalTextShape } from '@lendring/contracts/http/legal.js';
import type { LegalName } from '@lendring/contracts/installation/legal-texts.js';
import { legalTextQuery } from '../api/legal.js';
import { referenceQuery } from '../api/reference.js';
import { load } from '../lib/api-client/queries.js';
import type { RouterContext } from '../router-context.js';
import { seo } from '../seo/seo.js';

/** Short freshness period, since admins may change the operator's details at any time. */
const FRESH_MS = 5_000;

export const loadTextPage = async ({ context: { api, queries, texts } }: { context: RouterContext }) => {
  const reference = referenceQuery(api);
  const [{ operator }] = await Promise.all([
    // Fetch the latest details, since admins may have changed them; fall back to the cache when the server is
    // unreachable.
    queries.fetchQuery({ ...reference, staleTime: FRESH_MS }).catch(() => load(queries, reference)),
    texts('legal', 'pages'),
  ]);
  return { operator };
};

export type LegalSearch = Readonly<{ version?: number }>;

/** Version number from a search; undefined for the version in force. */
const readVersion = ({ version }: Readonly<Record<string, unknown>>): number | undefined =>
  typeof version === 'number' && Number.isInteger(version) && version >= 0 ? version : undefined;

export const loadLegalPage =
  (name: LegalName) =>
  async ({ context, deps }: Readonly<{ context: RouterContext; deps: LegalSearch }>) => {
    const { api, queries, texts } = context;
    const query = legalTextQuery(api, name, readVersion(deps));
    const [{ operator }, text] = await Promise.all([
      loadTextPage({ context }),
      // Fetch the latest text, since admins may have changed it; fall back to the cache when the server is unreachable.
      queries.fetchQuery(query).catch(() => load(queries, query)),
      texts('agreement'),
    ]);
    // Server-rendered pages contain the parsed text; the Markdown parser loads only on client navigation.
    const { markdown } = text;
    const own = markdown === null ? null : (await import('../lib/markdown/read-markdown.js')).readMarkdown(markdown);
    return { operator, text, own };
  };

export const legalHead = (
  match: Parameters<typeof seo>[0] & Readonly<{ context: Pick<RouterContext, 't'> }>,
  key: 'terms' | 'termsOfUse' | 'privacy' | 'imprint',
  text: LegalTextShape | undefined,
) => {
  const { t } = match.context;
  return seo(match, {
    title: t(`legal:${key}.title`),
    ...(text?.markdown === null && { description: t(`legal:${key}.lead`) }),
    noindex: text !== undefined && text.holds !== 'now',
  });
};
