import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { accountModule } from '@lendring/account/module.js';
import { createBffServer } from '@lendring/bff/app.js';
import { createBearer, accountIdOf } from '@lendring/bff/auth/bearer.js';
import { createIssuer } from '@lendring/bff/auth/issuer.js';
import { createSeal } from '@lendring/bff/auth/sealed-cookie.js';
import { createSignIn } from '@lendring/bff/auth/sign-in.js';
import { uploadHandler } from '@lendring/bff/media/upload.js';
import { BffModule } from '@lendring/bff/module.js';
import { createPageHost, type PageRenderer } from '@lendring/bff/web/page-host.js';
import { openIdentity } from '@lendring/identity/wiring.js';
import { offerModule } from '@lendring/offer/module.js';
import { placeModule } from '@lendring/place/module.js';
import { openPlaceIndex } from '@lendring/place/open-places.js';
import type { Config } from '@lendring/platform/runtime/config.js';
import { derivedId } from '@lendring/platform/runtime/uuid.js';
import { openWiring } from '@lendring/platform/runtime/wiring.js';
import { requestModule } from '@lendring/request/module.js';
import { checkPortIsFree } from './port.js';
import { createHub, embeddedDoors, listen, type EmbeddedDoors } from './services.js';

export type Embedded = Readonly<{
  url: string;
  doors: EmbeddedDoors;
  /** Stops taking calls, lets what is in hand end, keeps every checkpoint. */
  stop: () => Promise<void>;
}>;

type Options = Readonly<{
  config: Config;
  progress: (line: string) => void;
  /** The web client's server bundle and the folder of its public files; null serves the API alone. */
  web: { readonly renderer: PageRenderer; readonly files: string } | null;
}>;

/** The built web client, or null where only the API has been built. */
export const builtWeb = async (): Promise<Options['web']> => {
  const root = new URL('dist/', import.meta.resolve('@lendring/web/package.json'));
  const bundle = new URL('server/entry-server.js', root);
  if (!existsSync(bundle)) return null;
  return { renderer: (await import(bundle.href)) as PageRenderer, files: fileURLToPath(new URL('client/', root)) };
};

const tileOrigin = (tiles: string | null): readonly string[] =>
  tiles ? [new URL(tiles.replaceAll(/\{[^}]*\}/g, 'x')).origin] : [];

/** Starts every service, the BFF, the sign-in provider and the pages in one process: the whole system on one screen. */
export const startEmbedded = async ({ config, progress, web }: Options): Promise<Embedded> => {
  await checkPortIsFree(config.host, config.port);
  const wiring = await openWiring(config);
  const { secrets, clock, log } = wiring;
  const { blobs, pictures, handleUpload } = await wiring.files();
  const { mailer, mailbox } = await wiring.mail();
  const closing: (() => unknown)[] = [() => wiring.close()];
  /** Stopping twice is stopping once. */
  const stop = async () => { for (let close = closing.pop(); close; close = closing.pop()) await close(); };

  try {
    // Services behind their doors.
    const hub = createHub();
    const doors = embeddedDoors(hub);
    const serve = async (name: string, module: Parameters<typeof listen>[2]) => {
      const service = await listen(hub, name, module);
      closing.push(() => service.close());
    };
    const issuer = createIssuer({
      publicUrl: config.publicUrl, localUrl: () => `http://127.0.0.1:${config.port}`, builtInSecret: Buffer.from(await secrets.secret('oidc-client')).toString('base64url'),
      ...(config.externalIssuer ? { external: config.externalIssuer } : {}),
    });
    await serve('place', placeModule({ index: await openPlaceIndex(config.dataDir, progress) }));
    await serve('account', accountModule(await wiring.ports('account'), { blur: await secrets.secret('blur'), nickname: await secrets.secret('nickname') }));
    await serve('offer', offerModule(await wiring.ports('offer'), doors.account));
    await serve('request', requestModule(await wiring.ports('request'), { offer: doors.offer, account: doors.account }));
    const identity = await openIdentity({
      ports: await wiring.ports('identity'), mailer, secrets, dataDir: config.dataDir, publicUrl: config.publicUrl,
      clientId: issuer.clientId, clientSecret: issuer.clientSecret,
    });
    closing.push(identity.close);
    await serve('identity', identity.module);

    wiring.release();
    if (config.demo && issuer.builtIn) {
      // Loaded only here: its texts are half a megabyte that a product without demo never needs.
      const { loadDemo } = await import('../demo/load.js');
      await loadDemo({ doors, pictures, dataDir: config.dataDir, termsVersion: config.termsVersion, now: clock.now, progress });
    }

    // The BFF in front of them.
    const server = await createBffServer({
      trustProxy: config.trustProxy,
      mounts: { ...(handleUpload ? { '/files': uploadHandler(handleUpload) } : {}), ...(issuer.builtIn ? { '/oidc': identity.http } : {}) },
    });
    if (web) await server.fastify.register(fastifyStatic, { root: web.files, wildcard: false, index: false, immutable: true, maxAge: '365d' });
    const cookieKey = await secrets.secret('cookie');
    const visitorKey = await secrets.secret('visitor');
    const application = await server.application(BffModule.with({
      doors, clock, bearer: createBearer(issuer), blobs, pictures, publicUrl: config.publicUrl,
      operator: config.operator, termsVersion: config.termsVersion, map: config.map,
      mailbox: mailbox && { list: () => mailbox.listMails(), read: (id) => mailbox.readMail(id) },
      pages: web
        ? createPageHost({ app: server.fastify, renderer: web.renderer, publicUrl: config.publicUrl, tileOrigins: tileOrigin(config.map.tiles) })
        : async (_request, reply) => { await reply.status(404).send({ error: true, msgcode: 'not_found', msgtext: 'The web client is not built', msg: '' }); },
      hitSalt: () => createHash('sha256').update(visitorKey).update(clock.now().slice(0, 10)).digest('base64url'),
      auth: {
        signIn: createSignIn(issuer, config.publicUrl), publicUrl: config.publicUrl,
        pendingSeal: createSeal(cookieKey, 'pending sign-in'), sessionSeal: createSeal(cookieKey, 'session'),
        welcome: async ({ sub, email, emailVerified }, locale) => {
          const userId = accountIdOf(issuer, sub);
          const at = clock.now();
          if (!email) throw new Error('The issuer tells no email address: its client needs the scope "email"');
          await doors.account.commands.open({ userId, email, emailVerified }, {
            commandId: derivedId(userId, `welcome ${at}`), actor: { kind: 'system', name: 'sign-in' }, at, locale, requestId: derivedId(userId, at),
          });
        },
      },
    }));
    closing.push(() => application.close());
    await application.listen(config.port, config.host);
    log.info({ url: config.publicUrl }, 'Lendring runs');
    return { url: config.publicUrl, doors, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
