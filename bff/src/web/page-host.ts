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

/** Concurrent and waiting renders: rendering blocks the thread that all answers share. */
export const renders = { places: 2, waiting: 24 } as const;

/** Turns of the event loop, each of which accepts one connection and is cheap without one. */
const TURNS = 64;

/**
 * Accepts waiting connections first; in the operating system's queue they could not be told that the server is busy.
 */
const letOthersIn = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
};

/**
 * In-process, always anonymous `/v1` for pages being rendered. `report` receives each status; `pass`: gate cookies of
 * the reader.
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
      // Anonymous counts belong to the reader's address, not to this process.
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
 * Renders pages for every address outside the API anonymously: the HTML is the same for all users, and the client adds
 * personal data. A full queue is answered at once, so that the API stays responsive.
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
    // Before the opening, pages must not be indexed or shared by caches.
    if (!gate.isOpen()) void reply.headers({ 'x-robots-tag': 'noindex', vary: 'cookie' });
    page.headers.forEach((value, name) => void reply.header(name, value));
    // 503 instead of 500, so that search engines and monitors see a temporary failure.
    const unavailable = page.status === 500 && away;
    if (unavailable) void reply.header('retry-after', '5');
    // A page with a missing part must not be indexed.
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
    // Concatenated, because a path starting with two slashes would otherwise parse as a host.
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
