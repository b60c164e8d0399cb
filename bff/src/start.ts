import { latestBuiltTerms } from '@lendring/contracts/installation/built-terms.js';
import { createHash } from 'node:crypto';
import type { identityApi } from '@lendring/contracts/identity/queries.js';
import { featuresOff } from '@lendring/contracts/installation/feature.js';
import type { SessionId, UserId } from '@lendring/contracts/kernel/ids.js';
import { BUILT_IN_NAME } from '@lendring/contracts/kernel/brand-name.js';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import type { ProcessParts, Running } from '@lendring/platform/runtime/process/run-service.js';
import type { Wiring } from '@lendring/platform/runtime/wiring.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { DRAIN_MS } from '@lendring/platform/runtime/process/stop-on-signal.js';
import { followCategories } from '@lendring/contracts/installation/follow-categories.js';
import { createClockRunner } from '@lendring/platform/runtime/followers/clock-runner.js';
import { withTimeLimit } from '@lendring/platform/base/call.js';
import { createAdCounts } from './ads/ad-counts.js';
import { createRunningAds } from './ads/running-ads.js';
import { createGate, tryCodeAt } from './settings/gate.js';
import { createSettings } from './settings/settings.js';
import { ApiError } from './errors/api-error.js';
import { serveApiPage } from './openapi/api-page.js';
import { asyncApi } from './openapi/asyncapi.js';
import type { Descriptions } from './openapi/documentation.controller.js';
import { forgetWithdrawn } from './calls/forget-withdrawn.js';
import { openApi } from './openapi/openapi.js';
import { createBffServer } from './app.js';
import type { NodeHandler } from './http/node-handler.js';
import { createBearer } from './caller/bearer.js';
import { createIssuer, type Issuer } from './caller/issuer.js';
import { accountPageOf, withIssuerPages } from './auth/issuer-pages.js';
import { openAccount } from './auth/open-account.js';
import { whereLetIn } from './auth/registering.js';
import { createSeal } from './http/sealed-cookie.js';
import { createSignIn } from './auth/sign-in.js';
import type { ServiceApis, ServiceStates } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { liveLimits } from '@lendring/contracts/http/live-limits.js';
import { hearForStreams } from './live/hear.js';
import { createStreams } from './live/streams.js';
import { ONE_CLICK, oneClick } from './mail/one-click.js';
import { createOpenUploads } from './media/open-uploads.js';
import { createPictureLinks } from './media/picture-links.js';
import { uploadHandler } from './media/upload.js';
import { buildTakeouts } from './takeout/build-takeouts.js';
import { createFileLinks } from './files/file-links.js';
import { BffModule } from './module.js';
import { serveFiles, type Web } from './web/built-web.js';
import { serveManifests } from './web/app-manifest.js';
import { welcomeOf } from './web/welcome.js';
import { createPageHost } from './web/page-host.js';
import type { Pages } from './web/page.controller.js';

type Options = Pick<ProcessParts, 'config' | 'wiring' | 'telemetry'> &
  Readonly<{
    apis: ServiceApis;
    states: ServiceStates;
    issuer: Issuer;
    /** Null for a server that provides the API without pages. */
    web: Web | null;
    identity: Readonly<{
      http: NodeHandler;
      api: ServiceClient<typeof identityApi>;
      sessionIsOpen: (session: SessionId) => boolean;
      onSessionsEnded: (listener: (userId: UserId) => void) => void;
    }> | null;
    /** Clock policies start only after this promise resolves. */
    clocksWaitFor?: Promise<unknown>;
  }>;

export const issuerOf = async (
  config: Config,
  { secrets, watches }: Pick<Wiring, 'secrets' | 'watches'>,
): Promise<Issuer> =>
  createIssuer({
    watch: watches('sign-in issuer', config.externalIssuer?.url ?? config.publicUrl),
    publicUrl: config.publicUrl,
    localUrl: () => `http://127.0.0.1:${config.port}`,
    builtInSecret: Buffer.from(await secrets.secret('oidc-client')).toString('base64url'),
    ...(config.externalIssuer ? { external: config.externalIssuer } : {}),
  });

const tileOrigin = (tiles: string | null): readonly string[] =>
  tiles ? [new URL(tiles.replaceAll(/\{[^}]*\}/g, 'x')).origin] : [];

const uploadOrigin = (blobs: Config['stores']['blobs']): readonly string[] =>
  blobs.kind === 's3' ? [new URL(blobs.publicUrl).origin] : [];

const withoutPages: Pages = async () => {
  throw new ApiError('not_found');
};

/** Object that makes its JSON on first use. */
const madeOnce = (make: () => object): object => {
  let made: object | undefined;
  return { toJSON: () => (made ??= make()) };
};

const FIRST_CATEGORIES_MS = 2_000;

export const startBff = async (options: Options): Promise<Running> => {
  const { config, wiring, telemetry, apis, issuer, web, identity, clocksWaitFor: waitFor } = options;
  const { secrets, clock, log } = wiring;
  const { handleUpload, blobs, pictures } = await wiring.files();
  const { mailbox } = await wiring.mail();
  const cookieKey = await secrets.secret('cookie');
  const settings = createSettings({
    apis,
    clock,
    operator: config.operator,
    builtTerms: config.termsVersion ?? latestBuiltTerms,
  });
  const https = config.publicUrl.startsWith('https:');
  const gate = createGate({
    settings,
    tryCode: tryCodeAt(apis, clock),
    seal: createSeal(cookieKey, 'early access'),
    clock,
    https,
  });
  const server = await createBffServer({
    trustProxy: config.trustProxy,
    telemetry,
    log,
    https,
    isOpen: gate.isOpen,
    mounts: {
      ...(handleUpload ? { '/files': uploadHandler(handleUpload) } : {}),
      ...(identity ? { '/oidc': whereLetIn(identity.http, gate) } : {}),
      [ONE_CLICK]: oneClick(apis, clock),
    },
  });
  if (web) await serveFiles(server.fastify, web.files);
  const descriptions: Descriptions = {
    openApi: madeOnce(() => openApi(config.apiHeader)),
    asyncApi: madeOnce(() => asyncApi(config.publicUrl)),
  };
  await serveApiPage(server.fastify, descriptions.openApi);
  const categories = followCategories({ installation: apis.installation, name: 'bff', log });
  if (web) serveManifests(server.fastify, web.files, settings.brand);
  const pages = web
    ? createPageHost({
        app: server.fastify,
        renderer: web.renderer,
        publicUrl: config.publicUrl,
        apiHeader: config.apiHeader,
        banner: (request, reply) => welcomeOf(request, reply, settings.brand()) ?? settings.banner(),
        off: () => featuresOff(settings.features()),
        brand: settings.brand,
        gate,
        tileOrigins: tileOrigin(config.map.tiles),
        uploadOrigins: uploadOrigin(config.stores.blobs),
      })
    : withoutPages;
  const uploads = createOpenUploads(blobs);
  const sweeper = createClockRunner({ policy: uploads.sweep, clock, log, waitFor });
  const streams = createStreams();
  identity?.onSessionsEnded(streams.recheck);
  const heartbeat = createClockRunner({
    policy: { name: 'live-heartbeat', everyMs: liveLimits.heartbeatMs, tick: streams.beat },
    clock,
    log,
    waitFor,
  });
  const takeouts = createClockRunner({
    policy: buildTakeouts({
      apis,
      identity: identity?.api ?? null,
      blobs,
      clock,
      log,
      publicUrl: config.publicUrl,
      brandName: () => settings.brand().name ?? BUILT_IN_NAME,
    }),
    clock,
    log,
    waitFor,
  });
  const ads = createRunningAds({ apis, clock, categories, switchedOn: () => settings.features().ads });
  const adCounts = createAdCounts({ apis, clock });
  const clocks = [ads.refresh, adCounts.handOn, settings.refresh, categories.refresh].map((policy) =>
    createClockRunner({ policy, clock, log }),
  );
  const visitorKey = await secrets.secret('visitor');
  const application = await server.application(
    BffModule.with({
      apis,
      states: options.states,
      commit: config.commit,
      startedAt: clock.now(),
      identity: identity?.api ?? null,
      signInAccount: issuer.builtIn ? null : accountPageOf(issuer.url),
      clock,
      log,
      methodsOf: server.methodsOf,
      descriptions,
      bearer: createBearer(issuer, identity ? { sessionIsOpen: identity.sessionIsOpen } : {}),
      blobs,
      pictures,
      publicUrl: config.publicUrl,
      links: createPictureLinks(cookieKey),
      uploads,
      ads,
      adCounts,
      categories,
      streams,
      fileLinks: (kind, mayOpen) =>
        createFileLinks(cookieKey, kind, { sessionIsOpen: identity?.sessionIsOpen, ...(mayOpen && { mayOpen }) }),
      settings,
      gate,
      map: config.map,
      mailbox: mailbox && { list: () => mailbox.listMails(), read: (id) => mailbox.readMail(id) },
      pages: issuer.builtIn ? pages : withIssuerPages(pages),
      hitSalt: () => createHash('sha256').update(visitorKey).update(clock.now().slice(0, 10)).digest('base64url'),
      auth: {
        signIn: createSignIn(issuer, config.publicUrl),
        header: config.apiHeader,
        publicUrl: config.publicUrl,
        ownPages: issuer.builtIn,
        welcome: openAccount({ apis, issuer, clock, termsOfRegistration: () => settings.termsOfRegistration() }),
        gate,
        pendingSeal: createSeal(cookieKey, 'pending sign-in'),
        sessionSeal: createSeal(cookieKey, 'session'),
      },
    }),
  );
  // Fetch the keys now, so that an unavailable issuer is logged at startup instead of at the first sign-in.
  if (!issuer.builtIn) void issuer.jwksUri().catch(() => undefined);
  // Load current categories before listening; the built-in categories apply until the service answers.
  await withTimeLimit(FIRST_CATEGORIES_MS, () => categories.read(clock.now())).catch(() => undefined);
  await application.listen(config.port, config.host);
  await sweeper.start();
  await heartbeat.start();
  for (const runner of clocks) await runner.start();
  const bus = await wiring.bus();
  const stopHearing = await hearForStreams({ bus, apis, streams, clock, log });
  const stopForgetting = await forgetWithdrawn({ bus, apis, clock, reads: server.anonymousReads });
  await takeouts.start();
  return {
    async stop() {
      const late = setTimeout(() => {
        log.warn({}, 'Stopping before all responses were sent');
        server.fastify.server.closeAllConnections();
      }, DRAIN_MS);
      await application.close();
      await Promise.all([stopHearing(), stopForgetting()]);
      await takeouts.stop();
      await Promise.all([sweeper, heartbeat, ...clocks].map((runner) => runner.stop()));
      clearTimeout(late);
    },
  };
};
