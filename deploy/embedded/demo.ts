import { latestBuiltTerms } from '@lendring/contracts/installation/built-terms.js';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import type { Wiring } from '@lendring/platform/runtime/wiring.js';
import { keepPlan, readPlan } from '../demo/plan.js';
import type { EmbeddedApis } from './services.js';

export type Demo = Readonly<{
  isThere: boolean;
  /** Resolves when the demo is complete, at once without a demo; rejects if loading fails. */
  stands: Promise<void>;
  /** Resolves when clocks may start. An earlier start would expire the demo's requests, which are in the past. */
  settled: Promise<void>;
  begin: () => void;
  stop: () => Promise<void>;
}>;

type Options = Readonly<{
  wanted: boolean;
  areNew: boolean;
  apis: EmbeddedApis;
  wiring: Pick<Wiring, 'files' | 'clock' | 'log'>;
  config: Config;
  progress: (line: string) => void;
}>;

/**
 * Starts the demo only on empty logs, and resumes an unfinished one.
 * @throws CannotStart if the stored plan is damaged
 */
export const prepareDemo = async ({
  wanted,
  areNew,
  apis,
  wiring,
  config: { dataDir, termsVersion },
  progress,
}: Options): Promise<Demo> => {
  let plan = wanted ? await readPlan(dataDir) : null;
  if (wanted && !plan && areNew) {
    // Store the plan before any event, so that a killed start resumes.
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
    // Import lazily: the demo's texts are half a megabyte that most products never need.
    const { loadDemo } = await import('../demo/load.js');
    const { pictures } = await wiring.files();
    await loadDemo({
      apis,
      pictures,
      dataDir,
      termsVersion: termsVersion ?? latestBuiltTerms,
      now: wiring.clock.now,
      progress,
      signal: abort.signal,
    });
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
        wiring.log.error(
          { error: String(error) },
          'Demo data could not be loaded completely; the next start continues',
        );
      });
    },
    async stop() {
      abort.abort(new Error('Product is stopping before the demo data is loaded'));
      await loading;
    },
  };
};
