import type { Engine } from '../../base/engine-unavailable.js';
import type { EngineWatches } from '../../base/engine-watch.js';
import { messageOf } from '../../base/message-of.js';
import { sleep } from '../../base/back-off.js';
import type { ServiceHost } from '../service/service-host.js';
import type { ServicePorts } from '../service/service-core.js';

export type Readiness = Readonly<{ ready: boolean; reasons: readonly string[] }>;

export interface ProcessHealth {
  /** Adds a condition required for taking calls; `look` returns the problem or null. An error counts as a problem. */
  needs(name: string, look: () => Promise<string | null>): void;
  /** Adds a condition that is reported without stopping calls, because only calls that depend on the condition fail. */
  tells(name: string, look: () => Promise<string | null>): void;
  awaits(reasons: readonly string[]): void;
  started(): void;
  stopping(): void;
  readiness(): Promise<Readiness>;
}

/** Limit per check, because readiness probes are frequent and have short timeouts. */
const LOOK_MS = 2_000;

export const createProcessHealth = (): ProcessHealth => {
  let phase: 'starting' | 'running' | 'stopping' = 'starting';
  let awaited: readonly string[] = [];
  const watched: { readonly name: string; readonly needed: boolean; readonly look: () => Promise<string | null> }[] =
    [];

  const wrongWith = async ({ name, look }: (typeof watched)[number]): Promise<string | null> => {
    const ended = new AbortController();
    const late = sleep(LOOK_MS, ended.signal).then(() => `does not answer within ${LOOK_MS} ms`);
    const wrong = await Promise.race([look().catch((error: unknown) => messageOf(error)), late]);
    ended.abort();
    return wrong === null ? null : `${name}: ${wrong}`;
  };

  return {
    needs: (name, look) => {
      watched.push({ name, look, needed: true });
    },
    tells: (name, look) => {
      watched.push({ name, look, needed: false });
    },
    awaits: (reasons) => {
      awaited = reasons;
    },
    started: () => {
      if (phase === 'starting') phase = 'running';
    },
    stopping: () => {
      phase = 'stopping';
    },
    async readiness() {
      if (phase !== 'running') return { ready: false, reasons: [phase, ...awaited] };
      const looked = await Promise.all(
        watched.map(async (part) => ({ needed: part.needed, wrong: await wrongWith(part) })),
      );
      return {
        ready: looked.every(({ needed, wrong }) => !needed || wrong === null),
        reasons: looked.flatMap(({ wrong }) => wrong ?? []),
      };
    },
  };
};

/** Engines that no service checks actively; reported while the last call to them has failed. */
const unasked = new Set<Engine>([
  'file store',
  'event bus',
  'mail server',
  'SMS gateway',
  'payment provider',
  'sign-in issuer',
]);

export const watchEngines = (health: ProcessHealth, watches: Pick<EngineWatches, 'all'>): void =>
  health.tells('engines', async () => {
    const away = [...watches.all()].flatMap((watch) => (unasked.has(watch.engine) ? (watch.away() ?? []) : []));
    return away.length > 0 ? away.join('; ') : null;
  });

/**
 * Adds the health conditions of a service. The service takes calls while its documents answer: when the log, the keys
 * or a follower is down, it still serves existing data, which removing all its replicas would prevent. Read models
 * may be catching up.
 */
export const watchService = (
  health: ProcessHealth,
  host: Pick<ServiceHost, 'health'> &
    Readonly<{ ports: Pick<ServicePorts, 'store' | 'documents' | 'keys' | 'search'> }>,
): void => {
  const { service } = host.health();
  const { store, documents, keys, search } = host.ports;
  health.tells(`${service} event store`, async () => {
    await store.head();
    return null;
  });
  health.needs(`${service} documents`, async () => {
    await documents.getValue('health');
    return null;
  });
  health.tells(`${service} keys`, async () => {
    await keys.find('health');
    return null;
  });
  if (search) {
    health.tells(`${service} search`, async () => {
      await search.answers();
      return null;
    });
  }
  health.tells(`${service} followers`, async () => {
    const failed = host
      .health()
      .parts.filter(({ state }) => state === 'failed')
      .map(({ kind, name, error = '' }) => `${kind} ${name} failed: ${error}`);
    return failed.length > 0 ? failed.join('; ') : null;
  });
};
