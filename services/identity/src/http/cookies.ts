import type { IncomingMessage, ServerResponse } from 'node:http';

export const CONFIRMING = 'lendring_confirming';

export const cookieOf = (request: IncomingMessage, name: string): string | undefined =>
  request.headers.cookie
    ?.split(/; */)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

type Options = Readonly<{ seconds: number; path?: string; readable?: boolean }>;

/** Sets cookies of the sign-in pages; `seconds` 0 deletes one. */
export const createCookies = (publicUrl: string) => {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return (
    response: ServerResponse,
    name: string,
    value: string,
    { seconds, path = '/oidc', readable = false }: Options,
  ): void =>
    void response.appendHeader(
      'set-cookie',
      `${name}=${value}; Path=${path}; Max-Age=${seconds}${readable ? '' : '; HttpOnly'}; SameSite=Lax${secure}`,
    );
};
export type SetCookie = ReturnType<typeof createCookies>;
