import type { FastifyInstance } from 'fastify';

export type MethodsOf = (address: string) => readonly string[];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const formOf = (route: string): RegExp =>
  new RegExp(
    `^${route
      .split('/')
      .map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : escaped(part)))
      .join('/')}$`,
  );

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
