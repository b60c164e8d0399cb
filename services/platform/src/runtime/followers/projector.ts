import { START } from '@lendring/contracts/kernel/ids.js';
import type { Collection } from '../../read-models/documents.port.js';
import type { SearchIndex } from '../../read-models/search-index.port.js';
import { sleep } from '../../base/back-off.js';
import { type Follower } from './follower.js';
import { createProjectionBuild, needed, type ProjectionBuild, type ProjectionOptions } from './projection-build.js';
import { openVersions, type Versions } from './projection-versions.js';
import { tellProgress } from './rebuild-request.js';

type Options<Document extends object> = ProjectionOptions<Document> &
  Readonly<{
    pollMs?: number;
    /** Milliseconds for which an old build is kept for other processes that may still read it. */
    keepOldMs?: number;
  }>;

export interface Projector<Document extends object> extends Omit<Follower, 'beginAgain'> {
  /** Collection that readers use: the current build, which remains the old one until a new one has caught up. */
  collection(): Promise<Collection<Document>>;
  searchIndex(): Promise<SearchIndex>;
  reads(): Promise<string>;
  refresh(): Promise<void>;
}

/** Events per batch of a rebuild, low enough not to slow down requests. */
const REBUILD_BATCH = 250;

/**
 * Maintains one read model: runs the build that readers use and, for a rebuild, the next one in parallel; readers
 * switch once the new build includes all events that the old one has shown.
 */
export const createProjector = <Document extends object>({
  pollMs = 1_000,
  keepOldMs = 600_000,
  ...options
}: Options<Document>): Projector<Document> => {
  const { projection, documents, search, log } = options;
  let abort = new AbortController();
  const started = Promise.withResolvers<void>();
  let main: ProjectionBuild | undefined;
  /** False while readers still use a build of another version because the main build has not caught up. */
  let mainIsRead = false;
  let rebuild: ProjectionBuild | undefined;
  let watching: Promise<void> | undefined;
  let retired: Promise<void> = Promise.resolve();
  let refreshedAt = performance.now();
  let unsubscribe: (() => void) | undefined;

  let opening: Promise<Versions> | undefined;
  const opened = async (): Promise<Versions> => {
    opening ??= openVersions(projection, { documents, search, keepOldMs });
    return opening.catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  };

  const runMain = async (known: Versions, name: string): Promise<void> => {
    main = createProjectionBuild({
      ...options,
      name,
      async onCaughtUp() {
        if (mainIsRead) return;
        await known.point(name);
        known.read(name);
        mainIsRead = true;
      },
    });
    await known.begin(name);
    await main.start();
  };

  const startRebuild = async (known: Versions, name: string): Promise<void> => {
    log.info(
      { projection: projection.name, build: name },
      'Read model rebuild started; the current build serves readers meanwhile',
    );
    await known.begin(name);
    const build = createProjectionBuild({
      ...options,
      name,
      batchSize: Math.min(REBUILD_BATCH, options.batchSize ?? REBUILD_BATCH),
    });
    await build.start();
    rebuild = build;
  };

  /**
   * Switches readers to the new build once it includes all events that the old one has shown; otherwise the next tick
   * retries.
   */
  const switchOver = async (known: Versions, old: ProjectionBuild, next: ProjectionBuild): Promise<void> => {
    await known.point(next.name);
    await next.waitFor(old.shown(), pollMs);
    // Avoid `await` from here on, so that the old build cannot advance.
    if (old.shown() > (next.health().position ?? START)) return;
    known.read(next.name);
    [main, rebuild] = [next, undefined];
    retired = old.stop();
    log.info({ projection: projection.name, build: next.name }, 'Read model rebuilt and in use');
  };

  const look = async (known: Versions): Promise<void> => {
    const wanted = await known.wanted();
    if (wanted !== main?.name && wanted !== rebuild?.name) {
      await rebuild?.stop();
      rebuild = undefined;
      await startRebuild(known, wanted);
    }
    if (rebuild) {
      const { state, position = START, error } = rebuild.health();
      await tellProgress(documents, projection.name, {
        build: rebuild.name,
        at: new Date().toISOString(),
        state,
        position,
        ...(error === undefined ? {} : { error }),
      });
      if (main && mainIsRead && state === 'live') await switchOver(known, main, rebuild);
    }
    await retired;
    await known.dropOutdated('running');
  };

  const watch = async (known: Versions): Promise<void> => {
    while (!abort.signal.aborted) {
      await look(known).catch((error: unknown) => {
        if (!abort.signal.aborted)
          log.warn(
            { projection: projection.name, err: error },
            'Builds of a read model could not be checked; retrying',
          );
      });
      await sleep(pollMs, abort.signal);
    }
  };

  const current = async (): Promise<string> => {
    const known = await opened();
    if (!watching && performance.now() - refreshedAt >= pollMs) {
      refreshedAt = performance.now();
      await known.refresh();
    }
    return known.current();
  };

  const openedOnce = <Opened>(open: (build: string) => Promise<Opened>) => {
    const readers = new Map<string, Promise<Opened>>();
    return async (): Promise<Opened> => {
      const build = await current();
      const known = readers.get(build);
      if (known) return known;
      const fresh = open(build);
      readers.set(build, fresh);
      fresh.catch(() => readers.delete(build));
      return fresh;
    };
  };

  return {
    async start() {
      // Reset the state: this projector may have run before, and those of other replicas since.
      [abort, opening, mainIsRead, rebuild] = [new AbortController(), undefined, false, undefined];
      const known = await opened();
      await known.refresh();
      await known.dropOutdated('starting');
      unsubscribe = documents.whenLost?.(() => {
        known
          .noteAgain()
          .catch((error: unknown) =>
            log.warn({ projection: projection.name, err: error }, 'Builds in use could not be stored'),
          );
      });
      const name = known.current();
      await runMain(known, known.isOurs(name) ? name : await known.wanted());
      started.resolve();
      watching = watch(known);
    },
    async stop() {
      abort.abort();
      unsubscribe?.();
      await watching;
      watching = undefined;
      await retired;
      await rebuild?.stop();
      await main?.stop();
    },
    health: () =>
      main?.health() ?? {
        kind: 'projection',
        name: `${projection.name}@${projection.version}`,
        state: 'starting',
        position: START,
      },
    async waitFor(position, timeoutMs) {
      const until = performance.now() + timeoutMs;
      if (!main) await Promise.race([started.promise, sleep(timeoutMs, abort.signal)]);
      for (let asked = main; asked; asked = main) {
        const reached = await asked.waitFor(position, Math.max(0, until - performance.now()));
        if (asked === main || performance.now() >= until) return reached && asked === main;
      }
      return false;
    },
    reads: current,
    refresh: async () => (await opened()).refresh(),
    collection: openedOnce((build) => documents.collection<Document>(build, projection.indexes)),
    searchIndex: openedOnce((build) => needed(search, projection.name).open(build)),
  };
};
