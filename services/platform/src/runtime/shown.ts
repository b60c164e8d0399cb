import * as z from 'zod';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { createWakeUp } from '../event-store/wake-up.js';
import type { Documents } from '../read-models/documents.port.js';
import { messageOf, sleep } from './follower.js';
import type { Log } from './log.js';
import type { Projector } from './projector.js';
import { buildOf } from './projection-versions.js';

const Shown = z.record(z.string(), z.object({ build: z.string(), position: z.string(), failed: z.boolean() }));
type Shown = z.infer<typeof Shown>;

/** Where a service's documents keep what its read models show: one value, so that one read answers a whole wait. */
const SHOWN = 'shown';
/** What moves without a batch, a failure for example, is told that late. */
const LOOK_MS = 1_000;
const MAX_POLL_MS = 40;

type Projectors = ReadonlyMap<string, Projector<object>>;

/** By whoever runs the projections: tells other replicas how far they are, whenever that changes; the newest word wins. */
export const tellShown = async (
  { projectors, documents, moved, log }: Readonly<{ projectors: Projectors; documents: Documents; moved: ReturnType<typeof createWakeUp>; log: Log }>, ended: AbortSignal,
): Promise<void> => {
  /** What lies there; undefined until we have looked. Set only where it is what we know, so that nobody's late word hides ours. */
  let there: string | null | undefined;
  while (!ended.aborted) {
    const shown: Shown = Object.fromEntries([...projectors].map(([name, projector]) => {
      const { name: build, position = '', state } = projector.health();
      return [name, { build, position, failed: state === 'failed' }];
    }));
    const text = JSON.stringify(shown);
    try {
      if (there === undefined) there = await documents.getValue(SHOWN);
      else if (there === text) await moved.next(LOOK_MS, ended);
      else there = await documents.setValueIf(SHOWN, there, text) ? text : undefined;
    } catch (error) {
      if (!ended.aborted) log.warn({ error: messageOf(error) }, 'could not tell other replicas what is shown');
      there = undefined;
      await sleep(LOOK_MS, ended);
    }
  }
};

/**
 * By a replica that stands by: waits until the builds it reads show everything up to a position, as the active one told. Answers
 * as {@link Projector.waitFor}; false at once when a projection has failed, or when its documents are of another program's version.
 */
export const createShownReader = (projectors: Projectors, documents: Documents) => {
  let last: Shown = {};
  let reading: Promise<void> | undefined;
  // Many wait at once; one read serves them all.
  const read = (): Promise<void> => reading ??= (async () => {
    const text = await documents.getValue(SHOWN);
    last = text === null ? {} : Shown.parse(JSON.parse(text));
  })().finally(() => { reading = undefined; });

  const reached = async (position: Position): Promise<boolean | 'never'> => {
    const outcomes = await Promise.all([...projectors].map(async ([name, projector]) => {
      const shown = last[name];
      if (!shown) return false;
      // It may have turned to a build that we have not heard of; what one build shows says nothing of another.
      if (shown.build !== await projector.reads()) await projector.refresh();
      const reads = await projector.reads();
      if (shown.build === reads && shown.position >= position) return true;
      return shown.failed || versionOf(shown.build) !== versionOf(reads) ? 'never' : false;
    }));
    if (outcomes.includes('never')) return 'never';
    return outcomes.every(Boolean);
  };

  return async (position: Position, timeoutMs: number): Promise<boolean> => {
    const until = performance.now() + timeoutMs;
    for (let ms = 2; ; ms = Math.min(ms * 2, MAX_POLL_MS)) {
      const answer = await reached(position);
      if (answer === true) return true;
      const left = until - performance.now();
      if (left <= 0) return false;
      await read();
      const now = await reached(position);
      if (now !== false) return now === true;
      await new Promise((resolve) => { setTimeout(resolve, Math.min(ms, left)); });
    }
  };
};

const versionOf = (build: string): number => buildOf(build.slice(build.lastIndexOf('@') + 1)).version;
