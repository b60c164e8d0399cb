import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FeatureName } from '@lendring/contracts/installation/feature-names.js';
import type { Brand } from '@lendring/contracts/installation/brand.js';
import type { Banner } from '@lendring/contracts/installation/settings.js';
import { localeOf } from '@lendring/contracts/pages/address.js';
import { isThereEvenClosed } from '@lendring/contracts/pages/even-closed.js';
import type { CustomHeader } from '@lendring/platform/runtime/settings/config.js';
import { createShortQueue, TooMany } from '@lendring/platform/base/short-queue.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pictureUrl } from '../shapes/picture.js';
import type { Gate } from '../settings/gate.js';
import { KNOWN } from '../http/known-cookie.js';
import { answerBusy } from './busy-page.js';
import { closedPage } from './closed-page.js';

export type PageRenderer = Readonly<{
  render: (input: {
    request: Request;
    apiFetch: (path: string, init?: RequestInit) => Promise<Response>;
    nonce: string;
    origin: string;
    apiHeader: CustomHeader;
    banner: Banner | null;
    off: readonly FeatureName[];
    isKnown: boolean;
    brand: Readonly<{ name: string | null; accent: string | null; logo: string | null }>;
  }) => Promise<Response>;
  contentSecurityPolicy: (nonce: string, more?: { images?: readonly string[]; connect?: readonly string[] }) => string;
  toInternal: (pathname: string) => string;
  rootRedirect: (ask: {
    pathname: string;
    cookie?: string | undefined;
    acceptLanguage?: string | undefined;
    fetchSite?: string | undefined;
  }) => string | null;
}>;

type Options = Readonly<{
  app: FastifyInstance;
  renderer: PageRenderer;
  publicUrl: string;
  apiHeader: CustomHeader;
  banner: (request: FastifyRequest, reply: FastifyReply) => Banner | null;
  off: () => readonly FeatureName[];
  brand: () => Brand;
  gate: Pick<Gate, 'isOpen' | 'opensAt' | 'letsIn' | 'passOf'>;
  tileOrigins: readonly string[];
  uploadOrigins: readonly string[];
}>;

/** Maximum concurrent and waiting renders, because rendering blocks the thread that sends all answers. */
export const renders = { places: 2, waiting: 24 } as const;

/** Number of event loop turns before a render; each turn accepts one connection, and idle turns are cheap. */
const TURNS = 64;

/**
 * Accepts pending connections before rendering, because connections left in the operating system's queue could not be
 * sent a "server busy" answer.
 */
const letOthersIn = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
};

/**
 * Calls `/v1` in-process and always anonymously for pages being rendered. `report` receives each status; `pass`
 * contains the reader's gate cookies.
 */
const inProcess =
  (
    app: FastifyInstance,
    { ip, pass }: Readonly<{ ip: string; pass: string | undefined }>,
    report: (status: number) => void,
  ) =>
  async (path: string, init?: RequestInit): Promise<Response> => {
    const answer = await app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: path,
      // Pass the reader's network address, so that anonymous counts belong to the reader and not to this process.
      remoteAddress: ip,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), ...(pass !== undefined && { cookie: pass }) },
      ...(typeof init?.body === 'string' ? { payload: init.body } : {}),
    });
    report(answer.statusCode);
    await letOthersIn();
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) headers.set(name, String(value));
    return new Response(answer.statusCode === 204 ? null : answer.payload, { status: answer.statusCode, headers });
  };

const shownBrand = ({ name, accent, logo }: Brand) => ({ name, accent, logo: logo && pictureUrl(logo, 128) });

/**
 * Renders pages for all URLs outside the API anonymously: the HTML is the same for all users, and the client adds
 * personal data. Requests beyond the queue limit are refused at once, so that the API stays responsive.
 */
export const createPageHost = ({
  app,
  renderer,
  publicUrl,
  apiHeader,
  banner,
  off,
  brand,
  gate,
  tileOrigins,
  uploadOrigins,
}: Options) => {
  const queue = createShortQueue({ places: renders.places, waiting: { first: 0, next: renders.waiting } });

  const show = async (request: FastifyRequest, reply: FastifyReply, url: URL): Promise<void> => {
    await letOthersIn();
    if (request.raw.socket.destroyed) return answerBusy(request, reply);
    const nonce = randomBytes(16).toString('base64');
    let away = false;
    const apiFetch = inProcess(app, { ip: request.ip, pass: gate.passOf(request) }, (status) => {
      away ||= status === 503;
    });
    const page = await renderer.render({
      request: new Request(url, { headers: { accept: 'text/html' } }),
      apiFetch,
      nonce,
      origin: publicUrl,
      apiHeader,
      banner: banner(request, reply),
      off: off(),
      isKnown: request.cookies[KNOWN] !== undefined,
      brand: shownBrand(brand()),
    });
    // Before the opening, prevent indexing, and prevent shared caches from mixing admitted and other visitors.
    if (!gate.isOpen()) void reply.headers({ 'x-robots-tag': 'noindex', vary: 'cookie' });
    page.headers.forEach((value, name) => void reply.header(name, value));
    // Answer 503 instead of 500, so that search engines and monitors see a temporary failure.
    const unavailable = page.status === 500 && away;
    if (unavailable) void reply.header('retry-after', '5');
    // Prevent indexing of a page with a missing part.
    else if (away) void reply.header('x-robots-tag', 'noindex');
    void reply
      .status(unavailable ? 503 : page.status)
      .header(
        'content-security-policy',
        renderer.contentSecurityPolicy(nonce, { images: tileOrigins, connect: uploadOrigins }),
      )
      .header('cache-control', 'no-cache')
      .send(page.body ? await page.text() : '');
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // Concatenate instead of resolving, because a path starting with two slashes would parse as a host.
    const url = new URL(`${publicUrl}${request.url}`);
    const detected = renderer.rootRedirect({
      pathname: url.pathname,
      cookie: request.cookies['lang'],
      acceptLanguage: request.headers['accept-language'],
      fetchSite: request.headers['sec-fetch-site'] as string | undefined,
    });
    if (detected) return void reply.header('vary', 'accept-language, cookie').redirect(`${detected}${url.search}`, 302);

    if (!isThereEvenClosed(renderer.toInternal(url.pathname)) && !(await gate.letsIn(request))) {
      const { html, headers } = closedPage(brand(), localeOf(url.pathname), {
        opensAt: gate.opensAt(),
        back: request.url,
      });
      return void reply.headers(headers).header('vary', 'cookie').send(html);
    }

    try {
      await queue.run('next', () => show(request, reply, url));
    } catch (error) {
      if (!(error instanceof TooMany)) throw error;
      answerBusy(request, reply);
    }
  };
};
