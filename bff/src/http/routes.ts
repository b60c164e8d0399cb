import type { FastifyInstance } from 'fastify';

/** The methods an address accepts; none where there is no route. */
export type MethodsOf = (address: string) => readonly string[];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** `/v1/offer/:id` or `/v1/offer_search/*` as a regular expression. */
const formOf = (route: string): RegExp =>
  new RegExp(
    `^${route
      .split('/')
      .map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : escaped(part)))
      .join('/')}$`,
  );

/**
 * Records every route as it is added. Addresses without another route are pages, except below `/v1`, which has none.
 */
export const noteRoutes = (app: FastifyInstance): MethodsOf => {
  const routes: { readonly form: RegExp; readonly page: boolean; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const rooted = url.startsWith('/') ? url : `/${url}`;
    routes.push({ form: formOf(rooted), page: rooted === '/*', methods: [method].flat() });
  });
  return (address) => {
    const [path = ''] = address.split('?');
    const api = path === '/v1' || path.startsWith('/v1/');
    return [
      ...new Set(
        routes.filter(({ form, page }) => form.test(path) && !(api && page)).flatMap(({ methods }) => methods),
      ),
    ].toSorted();
  };
};
