import { load } from '../lib/load.js';
import { referenceQuery } from '../api/reference.js';
import type { RouterContext } from '../router-context.js';

/** So long what was heard of the operator is as good as new. */
const FRESH_MS = 5_000;

/** The loader of a page that is only text, with the operator's details. */
export const loadTextPage = async ({ context: { api, queries, texts } }: { context: RouterContext }) => {
  const reference = referenceQuery(api);
  const [{ operator }] = await Promise.all([
    // As it is now, since admins may have changed it; as it was where nobody answers.
    queries.fetchQuery({ ...reference, staleTime: FRESH_MS }).catch(() => load(queries, reference)),
    texts('legal', 'pages'),
  ]);
  return { operator };
};
