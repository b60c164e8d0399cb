import { load } from '../lib/api-client/queries.js';
import { referenceQuery } from '../api/reference.js';
import type { RouterContext } from '../router-context.js';

/** Short, since admins may change the operator's details at any time. */
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
