import { load } from '../lib/load.js';
import { referenceQuery } from '../api/reference.js';
import type { RouterContext } from '../router-context.js';

/** The loader of a page that is only text, with the operator's details. */
export const loadTextPage = async ({ context: { api, queries, texts } }: { context: RouterContext }) => {
  const [{ operator }] = await Promise.all([load(queries, referenceQuery(api)), texts('legal', 'pages')]);
  return { operator };
};
