import type { Config } from '@lendring/platform/runtime/settings/config.js';
import type { Wiring } from '@lendring/platform/runtime/wiring.js';
import { keepPlan, readPlan } from '../demo/plan.js';
import type { EmbeddedDoors } from './services.js';

/** The demo data on its way into a product that serves people already. */
export type Demo = Readonly<{
  /** This installation has the demo, whole or on its way. */
  isThere: boolean;
  /** Resolves when all of it is loaded, at once where there is none; rejects when it cannot be loaded. */
  stands: Promise<void>;
  /** Resolves when clocks may run: until then they would expire the demo's requests, which lie in the past. */
  settled: Promise<void>;
  begin: () => void;
  /** Interrupts the loading; the next start continues it. */
  stop: () => Promise<void>;
}>;

type Options = Readonly<{
  wanted: boolean;
  /** No log holds anything yet. */
  areNew: boolean;
  doors: EmbeddedDoors;
  wiring: Pick<Wiring, 'files' | 'clock' | 'log'>;
  config: Config;
  progress: (line: string) => void;
}>;

/**
 * The demo goes into empty logs only; where it has begun, it goes on.
 * @throws CannotStart when what is kept of the demo is damaged
 */
export const prepareDemo = async ({
  wanted,
  areNew,
  doors,
  wiring,
  config: { dataDir, termsVersion },
  progress,
}: Options): Promise<Demo> => {
  let plan = wanted ? await readPlan(dataDir) : null;
  if (wanted && !plan && areNew) {
    // Before anybody writes anything: a start that is killed goes on with the demo, as its first start would have.
    plan = { begun: wiring.clock.now(), finished: false };
    await keepPlan(dataDir, plan);
  } else if (wanted && !plan) {
    progress('Demo: left out, for there is data here already. It goes into a new folder only (DATA_DIR).');
  }
  const unfinished = plan !== null && !plan.finished;
  const abort = new AbortController();
  const loaded = Promise.withResolvers<void>();
  const stands = loaded.promise;
  let loading: Promise<void> = Promise.resolve();
  if (!unfinished) loaded.resolve();

  const load = async (): Promise<void> => {
    // Loaded only here: its texts are half a megabyte that a product without demo never needs.
    const { loadDemo } = await import('../demo/load.js');
    const { pictures } = await wiring.files();
    await loadDemo({ doors, pictures, dataDir, termsVersion, now: wiring.clock.now, progress, signal: abort.signal });
  };

  return {
    isThere: plan !== null,
    stands,
    settled: stands.catch(() => undefined),
    begin() {
      if (!unfinished) return;
      loading = load().then(loaded.resolve, (error: unknown) => {
        loaded.reject(error);
        if (abort.signal.aborted) return;
        wiring.log.error({ error: String(error) }, 'the demo data could not be loaded: the next start goes on with it');
      });
    },
    async stop() {
      abort.abort(new Error('The product stops before its demo stands'));
      await loading;
    },
  };
};
