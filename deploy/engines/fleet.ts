import type { Addresses, Engine, Running } from './engine.js';
import { installOnce } from './install.js';
import { choosePorts, claimPort, isFree } from './ports.js';
import { openProcesses } from './processes.js';
import type { Source } from './source.js';

export type Had = Readonly<{ engine: Engine; source: Source['from']; seconds: number }> &
  (Readonly<{ addresses: Addresses }> | Readonly<{ why: string }>);
export type Fleet = Readonly<{ had: readonly Had[]; addresses: Addresses; stop: () => Promise<void> }>;

type Options = Readonly<{
  wanted: readonly (readonly [Engine, Source])[];
  cache: string;
  onEach: (had: Had) => void;
  signal: AbortSignal;
}>;

/**
 * Starts all engines in parallel, each from its source. A failing engine reports its reason and does not affect the
 * others.
 */
export const startFleet = async ({ wanted, cache, onEach, signal }: Options): Promise<Fleet> => {
  const processes = openProcesses();
  const containers: Running[] = [];
  const taken = new Set<number>();
  let stopped: Promise<void> | null = null;
  const stop = (): Promise<void> =>
    (stopped ??= Promise.all([processes.stop(), ...containers.map((container) => container.stop())]).then(
      () => undefined,
    ));
  signal.addEventListener('abort', () => void stop(), { once: true });

  const mayHave = async (port: number): Promise<boolean> => {
    const claim = (await isFree(port)) ? claimPort(port) : null;
    if (claim) processes.remove(claim);
    return claim !== null;
  };
  const startLocal = async (engine: Engine): Promise<Addresses> => {
    if (!engine.local) throw new Error(`${engine.name} has no local server`);
    const { local } = engine;
    const installed = await installOnce(local, cache);
    const start = async (): Promise<Addresses> => {
      signal.throwIfAborted();
      const ports = await choosePorts(local.usualPorts, taken, mayHave);
      return (await local.start({ installed, directory: processes.folder(engine.name), ports, processes })).addresses;
    };
    // Another run may take the port between check and start: retry with another port.
    return start().catch(start);
  };
  const startInDocker = async (engine: Engine): Promise<Addresses> => {
    if (!engine.startContainer) throw new Error(`${engine.name} has no image`);
    const running = await engine.startContainer();
    containers.push(running);
    return running.addresses;
  };

  const all = Promise.all(
    wanted.map(async ([engine, source]): Promise<Had> => {
      const began = performance.now();
      let from = source.from;
      const answer = async (): Promise<{ addresses: Addresses } | { why: string }> => {
        if (source.from === 'nowhere') return { why: source.why };
        if (source.from === 'address') return { addresses: source.addresses };
        if (source.from === 'local') return { addresses: await startLocal(engine) };
        const running = startInDocker(engine);
        if (!source.otherwise) return { addresses: await running };
        return running.then(
          (addresses) => ({ addresses }),
          async () => {
            from = 'local';
            return { addresses: await startLocal(engine) };
          },
        );
      };
      const outcome = await answer().catch((error: unknown) => ({
        why: error instanceof Error ? error.message : String(error),
      }));
      const each = { engine, source: from, seconds: (performance.now() - began) / 1000, ...outcome };
      if (!signal.aborted) onEach(each);
      return each;
    }),
  );
  // Do not wait for a running installation, which ends with this process.
  const aborted = new Promise<readonly Had[]>((resolve) => {
    signal.addEventListener('abort', () => resolve([]), { once: true });
  });
  const had = await Promise.race([all, aborted]);
  return {
    had,
    addresses: Object.assign({}, ...had.map((one) => ('addresses' in one ? one.addresses : {}))) as Addresses,
    stop,
  };
};
