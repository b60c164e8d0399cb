import * as z from 'zod';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { createWakeUp } from '../../base/wake-up.js';
import type { Documents } from '../../read-models/documents.port.js';
import { messageOf } from '../../base/message-of.js';
import { sleep } from '../../base/back-off.js';
import type { Log } from '../../base/log.js';
import type { Projector } from './projector.js';
import { buildOf } from './projection-versions.js';

const Shown = z.record(z.string(), z.object({ build: z.string(), position: z.string(), failed: z.boolean() }));
type Shown = z.infer<typeof Shown>;

/** Key of the published positions of all read models of a service: a single value, so that waiting needs one read. */
const SHOWN = 'shown';
/** Delay in milliseconds for publishing changes without a batch, such as a failure. */
const LOOK_MS = 1_000;
const MAX_POLL_MS = 40;

type Projectors = ReadonlyMap<string, Projector<object>>;

export const publishPosition = async (
  {
    projectors,
    documents,
    moved,
    log,
  }: Readonly<{ projectors: Projectors; documents: Documents; moved: ReturnType<typeof createWakeUp>; log: Log }>,
  ended: AbortSignal,
): Promise<void> => {
  /**
   * Last stored value; undefined until it was read. Writes compare against this value, so that a late write cannot
   * hide a newer one.
   */
  let there: string | null | undefined;
  while (!ended.aborted) {
    const shown: Shown = Object.fromEntries(
      [...projectors].map(([name, projector]) => {
        const { name: build, position = '', state } = projector.health();
        return [name, { build, position, failed: state === 'failed' }];
      }),
    );
    const text = JSON.stringify(shown);
    try {
      if (there === undefined) there = await documents.getValue(SHOWN);
      else if (there === text) await moved.next(LOOK_MS, ended);
      else there = (await documents.setValueIf(SHOWN, there, text)) ? text : undefined;
    } catch (error) {
      if (!ended.aborted)
        log.warn({ error: messageOf(error) }, 'Positions of read models could not be published to other replicas');
      there = undefined;
      await sleep(LOOK_MS, ended);
    }
  }
};

export const subscribeToPositions = (documents: Documents) => {
  let last: Shown = {};
  let reading: Promise<void> | undefined;
  return {
    of: (projection: string) => last[projection],
    read: (): Promise<void> =>
      (reading ??= (async () => {
        const text = await documents.getValue(SHOWN);
        last = text === null ? {} : Shown.parse(JSON.parse(text));
      })().finally(() => {
        reading = undefined;
      })),
  };
};

/**
 * Projector for several replicas. While the projector does not run in this replica, `waitFor` waits until the active
 * replica publishes that the build used here has reached the position; it returns false immediately when the
 * projector has failed there or has documents of another version.
 */
export const remoteProjector = (
  projector: Projector<object>,
  projection: string,
  heard: ReturnType<typeof subscribeToPositions>,
): Projector<object> => {
  let run: object | null = null;

  const reached = async (position: Position): Promise<boolean | 'never'> => {
    const shown = heard.of(projection);
    if (!shown) return false;
    // Refresh first: the published build may be unknown here yet, and positions of different builds are not
    // comparable.
    if (shown.build !== (await projector.reads())) await projector.refresh();
    const reads = await projector.reads();
    if (shown.build === reads && shown.position >= position) return true;
    return shown.failed || versionOf(shown.build) !== versionOf(reads) ? 'never' : false;
  };

  const waitElsewhere = async (position: Position, until: number): Promise<boolean> => {
    // Trust a cached value only as a confirmation that the position was reached, because an outdated value cannot
    // deny it.
    if ((await reached(position)) === true) return true;
    for (let ms = 2; performance.now() < until; ms = Math.min(ms * 2, MAX_POLL_MS)) {
      await heard.read();
      const answer = await reached(position);
      if (answer !== false) return answer === true;
      await new Promise((resolve) => {
        setTimeout(resolve, Math.min(ms, until - performance.now()));
      });
    }
    return false;
  };

  return {
    ...projector,
    async start() {
      await projector.start();
      run = {};
    },
    async stop() {
      run = null;
      await projector.stop();
    },
    async waitFor(position, timeoutMs) {
      const until = performance.now() + timeoutMs;
      const asked = run;
      if (asked && (await projector.waitFor(position, timeoutMs))) return true;
      return asked && asked === run ? false : waitElsewhere(position, until);
    },
  };
};

const versionOf = (build: string): number => buildOf(build.slice(build.lastIndexOf('@') + 1)).version;
