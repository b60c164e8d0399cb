import type { Config } from '@lendring/platform/runtime/settings/config.js';
import type { Wiring } from '@lendring/platform/runtime/wiring.js';
import { readPlan } from '../demo/plan.js';
import type { EmbeddedDoors } from './services.js';

/** The demo data on its way into a product that serves people already. */
export type Demo = Readonly<{
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
  doors: EmbeddedDoors;
  wiring: Pick<Wiring, 'files' | 'clock' | 'log'>;
  config: Config;
  progress: (line: string) => void;
}>;

/** @throws CannotStart when what is kept of the demo is damaged */
export const prepareDemo = async ({
  wanted,
  doors,
  wiring,
  config: { dataDir, termsVersion },
  progress,
}: Options): Promise<Demo> => {
  const unfinished = wanted && !(await readPlan(dataDir))?.finished;
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
