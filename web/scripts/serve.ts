import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Readable } from 'node:stream';
import { createServer as createVite } from 'vite';
import type * as Entry from '../src/entry-server.js';
import type * as Demo from '../src/testing/demo-api.js';

/*
 * Development host without the server: `npm run dev` (sources, hot reload) or `npm run serve` (built files).
 * `API=http://localhost:3000` forwards calls and sign-in to a running product whose PUBLIC_URL is this host. Otherwise
 * a fake API responds, with `--signed-in` as a signed-in user.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const dist = resolve(root, process.env['WEB_DIST'] ?? 'dist');
const client = join(dist, 'client');
const built = process.argv.includes('--built');
const port = Number(process.env['PORT'] ?? 5173);
const api = process.env['API'];
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

const vite = built
  ? null
  : await createVite({ root, configFile: join(root, 'vite.config.ts'), server: { middlewareMode: true } });
const loadEntry = (): Promise<typeof Entry> =>
  (vite
    ? vite.ssrLoadModule('/src/entry-server.tsx')
    : import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as Promise<typeof Entry>;
const viteForFake =
  vite ??
  (await createVite({
    root,
    configFile: join(root, 'vite.config.ts'),
    server: { middlewareMode: true, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true },
  }));
const fake = ((await viteForFake.ssrLoadModule('/src/testing/demo-api.ts')) as typeof Demo).createDemoApi(
  process.argv.includes('--signed-in'),
);
const apiFetch = (path: string, init?: RequestInit): Promise<Response> =>
  api ? fetch(new URL(path, api), init) : fake.fetch(path, init);

const send = async (response: Response, out: ServerResponse): Promise<void> => {
  out.statusCode = response.status;
  response.headers.forEach((value, name) => {
    if (!['content-encoding', 'content-length', 'transfer-encoding'].includes(name)) out.appendHeader(name, value);
  });
  if (response.body) Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]).pipe(out);
  else out.end();
};

const handle = async (request: IncomingMessage, out: ServerResponse): Promise<void> => {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  const file = normalize(join(client, url.pathname));
  if (built && extname(file) && file.startsWith(client) && existsSync(file)) {
    out.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(out);
    return;
  }
  if (/^\/(v1|media|uploads|i|oidc|dev)\/|^\/auth\/(login|logout|token|signed-in|signed-out)/.test(url.pathname)) {
    const sent = ['GET', 'HEAD'].includes(request.method ?? 'GET')
      ? undefined
      : await new Response(Readable.toWeb(request) as ReadableStream).arrayBuffer();
    // Decode the body for the fake API, which expects text; a real API receives the bytes unchanged.
    const body = sent && (api ? sent : new TextDecoder().decode(sent));
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' && !['host', 'connection', 'content-length'].includes(entry[0]),
      ),
    );
    await send(
      await apiFetch(url.pathname + url.search, {
        method: request.method ?? 'GET',
        headers,
        redirect: 'manual',
        ...(body === undefined ? {} : { body }),
      }),
      out,
    );
    return;
  }
  const entry = await loadEntry();
  const nonce = crypto.randomUUID();
  const response = await entry.render({
    request: new Request(url, { headers: { accept: 'text/html' } }),
    apiFetch,
    nonce,
  });
  if (built) out.setHeader('content-security-policy', entry.contentSecurityPolicy(nonce));
  await send(response, out);
};

const server = createServer((request, response) => {
  const run = () =>
    handle(request, response).catch((error: unknown) => {
      vite?.ssrFixStacktrace(error as Error);
      console.error(error);
      response.statusCode = 500;
      response.end('The page could not be made; see the terminal.');
    });
  if (vite) vite.middlewares(request, response, () => void run());
  else void run();
});
server.listen(port, () =>
  console.log(
    `http://localhost:${(server.address() as { port: number }).port}${api ? ` with ${api}` : ' with the fake API'}`,
  ),
);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    server.close();
    void viteForFake.close().then(() => process.exit(0));
  });
