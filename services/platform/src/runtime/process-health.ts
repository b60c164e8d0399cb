import { messageOf, sleep } from './follower.js';
import type { ServiceHost } from './service-host.js';
import type { ServicePorts } from './service-core.js';

/** Why this process should get no calls; empty when it should. */
export type Readiness = Readonly<{ ready: boolean; reasons: readonly string[] }>;

export interface ProcessHealth {
  /** Something that must be well for this process to take calls: answers what is wrong with it, null for nothing. Errors count as wrong. */
  needs(name: string, look: () => Promise<string | null>): void;
  /** Everything runs. */
  started(): void;
  /** From now on nobody should come. */
  stopping(): void;
  readiness(): Promise<Readiness>;
}

/** Who asks for readiness, asks often and gives up soon. */
const LOOK_MS = 2_000;

export const createProcessHealth = (): ProcessHealth => {
  let phase: 'starting' | 'running' | 'stopping' = 'starting';
  const needs: { readonly name: string; readonly look: () => Promise<string | null> }[] = [];

  const wrongWith = async ({ name, look }: (typeof needs)[number]): Promise<string | null> => {
    const ended = new AbortController();
    const late = sleep(LOOK_MS, ended.signal).then(() => `does not answer within ${LOOK_MS} ms`);
    const wrong = await Promise.race([look().catch((error: unknown) => messageOf(error)), late]);
    ended.abort();
    return wrong === null ? null : `${name}: ${wrong}`;
  };

  return {
    needs: (name, look) => { needs.push({ name, look }); },
    started: () => { if (phase === 'starting') phase = 'running'; },
    stopping: () => { phase = 'stopping'; },
    async readiness() {
      if (phase !== 'running') return { ready: false, reasons: [phase] };
      const reasons = (await Promise.all(needs.map(wrongWith))).filter((reason) => reason !== null);
      return { ready: reasons.length === 0, reasons };
    },
  };
};

/** A service takes calls while its stores answer and nothing beside its door has failed; read models may be catching up. */
export const watchService = (health: ProcessHealth, { store, documents, keys }: Pick<ServicePorts, 'store' | 'documents' | 'keys'>, host: ServiceHost): void => {
  const { service } = host.health();
  health.needs(`${service} event store`, async () => {
    await store.head();
    return null;
  });
  health.needs(`${service} documents`, async () => {
    await documents.getValue('health');
    return null;
  });
  health.needs(`${service} keys`, async () => {
    await keys.find('health');
    return null;
  });
  health.needs(`${service} followers`, async () => {
    const failed = host.health().parts.filter(({ state }) => state === 'failed').map(({ kind, name, error = '' }) => `${kind} ${name} failed: ${error}`);
    return failed.length > 0 ? failed.join('; ') : null;
  });
};
