import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FeatureName } from '@lendring/contracts/installation/feature-names.js';
import type { Brand } from '@lendring/contracts/installation/brand.js';
import type { Banner } from '@lendring/contracts/installation/setting.js';
import { localeOf } from '@lendring/contracts/pages/address.js';
import { isThereEvenClosed } from '@lendring/contracts/pages/even-closed.js';
import type { CustomHeader } from '@lendring/platform/runtime/settings/config.js';
import { createShortQueue, TooMany } from '@lendring/platform/base/short-queue.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pictureUrl } from '../shapes/picture.js';
import type { Gate } from '../settings/gate.js';
import { KNOWN } from '../auth/known-cookie.js';
import { answerBusy } from './busy-page.js';
import { closedPage } from './closed-page.js';

/** The exports of the web client's server bundle; the BFF knows nothing else of it. */
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
  /** The path in the route tree that an address stands for. */
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
  /** What stands above this page at this moment. */
  banner: (request: FastifyRequest, reply: FastifyReply) => Banner | null;
  /** What is switched off. */
  off: () => readonly FeatureName[];
  /** How the product calls itself and looks. */
  brand: () => Brand;
  /** Who is let in while the installation is not open yet. */
  gate: Pick<Gate, 'isOpen' | 'opensAt' | 'letsIn' | 'passOf'>;
  tileOrigins: readonly string[];
  /** The origins that pictures are uploaded to, besides our own. */ uploadOrigins: readonly string[];
}>;

/** How many pages are rendered at a time, and how many may wait: rendering takes the thread that all answers share. */
export const renders = { places: 2, waiting: 24 } as const;

/** Turns of the event loop: each accepts one connection, and costs next to nothing where none waits. */
const TURNS = 64;

/**
 * Accepts waiting connections first: otherwise people would queue in the operating system, where they cannot be told
 * that the server is busy.
 */
const letOthersIn = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
};

/**
 * `/v1` for pages that are being rendered: the same routes, in-process and always anonymous. `report` gets each status;
 * `pass`: the cookies by which the reader of the page is let in.
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
      // What is counted without persons counts whoever opens the page, not this process.
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

/** With the address of the logo: 128 pixels are enough for what a page shows. */
const shownBrand = ({ name, accent, logo }: Brand) => ({ name, accent, logo: logo && pictureUrl(logo, 128) });

/**
 * Answers every address that is not an API with a page rendered as anonymous: the HTML is the same for everybody, and
 * the client fills in what depends on the person. When the queue is full the answer says so at once, so that the API
 * goes on answering.
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
    // A client that has left needs no page.
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
    // What is shown to few is listed nowhere, and kept for nobody else.
    if (!gate.isOpen()) void reply.headers({ 'x-robots-tag': 'noindex', vary: 'cookie' });
    page.headers.forEach((value, name) => void reply.header(name, value));
    // Search engines and monitors must not take a service that is away for a broken page.
    const unavailable = page.status === 500 && away;
    if (unavailable) void reply.header('retry-after', '5');
    // The page stands, a part of it is missing: not what a search engine should keep.
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
    // Joined as text: an address that begins with two slashes stays a path of ours.
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
