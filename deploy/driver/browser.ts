/** The subset of a browser that sign-in requires: cookies by path, and redirects followed by hand. */
export const browser = (origin: string, userAgent = 'node') => {
  const jar = new Map<
    string,
    { readonly origin: string; readonly name: string; readonly value: string; readonly path: string }
  >();
  const visited: string[] = [];
  const send = async (
    address: string,
    init: RequestInit & { headers?: Record<string, string> } = {},
  ): Promise<Response> => {
    const url = new URL(address, origin);
    visited.push(`${init.method ?? 'GET'} ${url.pathname}`);
    const cookie = [...jar.values()]
      .filter((c) => c.origin === url.origin && url.pathname.startsWith(c.path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { 'user-agent': userAgent, ...init.headers, ...(cookie ? { cookie } : {}) },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/; */);
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const path = attributes.find((a) => a.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
      if (value === '' || attributes.some((a) => /^expires=Thu, 01 Jan 1970/i.test(a) || /^max-age=0$/i.test(a)))
        jar.delete(`${url.origin} ${name}`);
      else jar.set(`${url.origin} ${name}`, { origin: url.origin, name, value, path });
    }
    return answer;
  };
  const follow = async (address: string): Promise<{ at: URL; answer: Response }> => {
    let at = new URL(address, origin);
    for (let hop = 0; hop < 12; hop += 1) {
      const answer = await send(at.href);
      const next = answer.headers.get('location');
      if (!next) return { at, answer };
      at = new URL(next, at);
    }
    throw new Error(`Redirected in a circle: ${visited.join(' → ')}`);
  };
  const post = async (address: string, body: object) =>
    send(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-lendring': '1' },
      body: JSON.stringify(body),
    });
  const submit = async (
    page: Response,
    at: string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<{ action: URL; answer: Response }> => {
    const html = await page.text();
    const text = (encoded = '') =>
      encoded.replace(/&(?:#(\d+)|amp);/g, (_, code: string | undefined) => String.fromCodePoint(Number(code ?? 38)));
    const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name, value]): [string, string] => [text(name), text(value)],
    );
    const action = new URL(text(/<form[^>]* action="([^"]+)"/.exec(html)?.[1]), new URL(at, origin));
    const answer = await send(action.href, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...Object.fromEntries(fields), ...more }).toString(),
    });
    return { action, answer };
  };
  return { jar, visited, send, follow, post, submit };
};
