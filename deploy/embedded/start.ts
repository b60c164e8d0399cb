import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DynamicModule } from '@nestjs/common';
import { issuerOf, startBff } from '@lendring/bff/start.js';
import type { Web } from '@lendring/bff/web/built-web.js';
import { BUILT_IN_NAME } from '@lendring/contracts/kernel/brand-name.js';
import { builtInSignIn, keepers, serviceNames } from '@lendring/contracts/services.js';
import { openIdentity } from '@lendring/identity/wiring.js';
import { inProcessLink } from '@lendring/platform/rpc/in-process.js';
import { ConfigError, type Config } from '@lendring/platform/runtime/settings/config.js';
import { openToEverybody } from '@lendring/platform/runtime/settings/open-to-everybody.js';
import { openOpsServer } from '@lendring/platform/runtime/process/ops-server.js';
import { runClockPolicy } from '@lendring/platform/runtime/process/run-clock-policy.js';
import type { ProcessParts } from '@lendring/platform/runtime/process/run-service.js';
import { createProcessHealth, watchEngines, watchService } from '@lendring/platform/runtime/process/process-health.js';
import { waitForEngines } from '@lendring/platform/runtime/process/wait-for-engines.js';
import { serveApi } from '@lendring/platform/runtime/service-apis/serve-api.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { openWiring } from '@lendring/platform/runtime/wiring.js';
import { createLags } from '@lendring/platform/runtime/followers/lags.js';
import { openTelemetry } from '@lendring/platform/telemetry/wiring.js';
import { followBrand } from '../process/follow-brand.js';
import { startOf } from '../process/start-of.js';
import { prepareDemo } from './demo.js';
import { lockDataDir } from './data-dir-lock.js';
import { checkPortIsAllowed, checkPortIsFree } from './port.js';
import { eraseRestored } from './erase-restored.js';
import { embeddedApis, embeddedStates, type EmbeddedApis } from './services.js';

/**
 * @throws ConfigError if the data folder contains demo users, whose password is public, and the URL is publicly
 * reachable
 */
export const refuseKnownPasswords = ({
  publicUrl,
  dataDir,
  externalIssuer,
}: Pick<Config, 'publicUrl' | 'dataDir' | 'externalIssuer'>): void => {
  if (externalIssuer || !openToEverybody(publicUrl) || !existsSync(join(dataDir, 'demo.json'))) return;
  throw new ConfigError(
    `Lendring cannot start: ${dataDir} contains demo users with a public password, and ${publicUrl} is publicly accessible. Choose an empty folder with DATA_DIR.`,
  );
};

export type Embedded = Readonly<{
  url: string;
  apis: EmbeddedApis;
  hasDemo: boolean;
  /**
   * Resolves when the demo is complete, or at once without a demo; rejects if loading fails. The product serves
   * requests earlier.
   */
  demoStands: Promise<void>;
  stop: () => Promise<void>;
}>;

type Options = Readonly<{
  config: Config;
  progress: (line: string) => void;
  /** Page renderer; null serves the API alone. */
  web: Web | null;
  /** Delays clock policies and the BFF's timers (heartbeats, takeouts). */
  clocksWaitFor?: Promise<unknown>;
  /** Freezes the answers of services, so that tests fail where one is changed. */
  freezes?: boolean;
  /** False in tests, which keep the process busy themselves. */
  gathers?: boolean;
}>;

/**
 * Starts every service, the BFF, the sign-in provider and the pages in one process.
 *
 * @throws ConfigError if another product uses the data folder or the port
 */
export const startEmbedded = async (options: Options): Promise<Embedded> => {
  const { config, progress, web, clocksWaitFor, freezes, gathers } = options;
  refuseKnownPasswords(config);
  await checkPortIsFree(config.host, config.port);
  await checkPortIsAllowed(config.publicUrl);
  const lock = lockDataDir(config.dataDir);
  if (!lock)
    throw new ConfigError(
      `Lendring cannot start: another product uses ${config.dataDir}. Stop it, or choose another folder with DATA_DIR.`,
    );
  const wiring = await openWiring(config, { gathers }).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  const { secrets, log } = wiring;
  const telemetry = await openTelemetry(config, 'lendring');
  const health = createProcessHealth();
  watchEngines(health, wiring.watches);
  const closing: (() => unknown)[] = [lock.release, () => telemetry.tracing.close(), () => wiring.close()];
  const stop = async () => {
    health.stopping();
    for (let close = closing.pop(); close; close = closing.pop()) await close();
  };

  try {
    if (config.ops)
      closing.unshift((await openOpsServer({ place: config.ops, health, metrics: telemetry.metrics, log })).close);

    await waitForEngines(wiring.engines(), { waitMs: config.startWaitMs, say: progress, awaited: health.awaits });
    const { areNew } = await wiring.begin(keepers.filter(({ needs }) => needs.includes('log')).map(({ name }) => name));

    const link = inProcessLink({ freezes });
    const apis = embeddedApis(link, telemetry);
    const states = embeddedStates(link, telemetry);
    const issuer = await issuerOf(config, wiring);
    const demo = await prepareDemo({ wanted: config.demo && issuer.builtIn, areNew, apis, wiring, config, progress });
    const clocks = Promise.all([demo.settled, clocksWaitFor]);
    const partsOf = (name: string): ProcessParts => {
      let opened: Promise<ServicePorts> | undefined;
      const ports = () => (opened ??= wiring.ports(name).then((own) => ({ ...own, telemetry, clocksWaitFor: clocks })));
      const serve = async (module: DynamicModule) => {
        const served = await serveApi({ link, name, module, log });
        closing.push(served.stop);
        if (!served.host) return served;
        watchService(health, served.host);
        telemetry.metrics.watchLags(createLags(served.host));
        return served;
      };
      return { config, wiring, telemetry, health, apis, states, ports, serve, progress };
    };
    for (const name of serviceNames) await (await startOf(name))(partsOf(name));
    const signIn = partsOf(builtInSignIn.name);
    const identity = await openIdentity({
      ports: await signIn.ports(),
      mailer: (await wiring.mail()).mailer,
      secrets,
      dataDir: config.dataDir,
      publicUrl: config.publicUrl,
      brand: () => wiring.brand.brand().name ?? BUILT_IN_NAME,
      header: config.apiHeader,
      clientId: issuer.clientId,
      clientSecret: issuer.clientSecret,
      accounts: {
        takeOver: (userId, email, { asks: _, ...context }) =>
          apis.account.commands.open({ userId, email, emailVerified: true }, context),
        shutOff: (ownerId, { asks: _, ...context }) => apis.partner.commands.shutOff({ ownerId }, context),
        readerOf: async (userId, at) => {
          const asked = { actor: { kind: 'system' as const, name: builtInSignIn.name }, at };
          const recipient = await apis.account.queries.recipient({ userId }, asked);
          return { locale: recipient?.chose ? recipient.locale : null, name: recipient?.name ?? null };
        },
        confirmErasure: apis.account.commands.confirmErasure,
      },
    });
    closing.push(identity.close);
    await signIn.serve(identity.module);

    await runClockPolicy(wiring, followBrand(wiring.brand, apis.installation, 'embedded'));
    wiring.release();
    await eraseRestored({ left: apis.account.queries.restoredLeft, progress, log });
    const bff = await startBff({
      config,
      wiring,
      telemetry,
      apis,
      states,
      issuer,
      web,
      identity: issuer.builtIn
        ? {
            http: identity.http,
            api: apis.identity,
            sessionIsOpen: identity.sessionIsOpen,
            onSessionsEnded: identity.onSessionsEnded,
          }
        : null,
      clocksWaitFor: clocks,
    });
    closing.push(bff.stop, demo.stop);
    health.started();
    log.info({ url: config.publicUrl }, 'Lendring started');
    demo.begin();
    return { url: config.publicUrl, apis, hasDemo: demo.isThere, demoStands: demo.stands, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
