import { randomUUID } from 'node:crypto';
import { TAKEOUT_TRIES, takeoutKey, type TakeoutDue } from '@lendring/contracts/account/takeout.js';
import type { CommandContext } from '@lendring/contracts/kernel/service-api.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { Log } from '@lendring/platform/base/log.js';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import type { ClockPolicy } from '@lendring/platform/runtime/service/service-parts.js';
import { archiveOf, type ArchiveSources } from './archive.js';

type Needs = Omit<ArchiveSources, 'blobs' | 'log'> & Readonly<{ blobs: Blobs; clock: Clock; log: Log }>;

const STEP = 0.05;

const actor = { kind: 'system', name: 'takeout' } as const;

/**
 * Builds ordered takeouts one after another and deletes expired files. A takeout interrupted by a crash restarts once
 * its builder has been silent for too long.
 */
export const buildTakeouts = (needs: Needs): ClockPolicy => {
  const { apis, blobs, clock, log } = needs;
  const { commands, queries } = apis.account;
  let stopped = false;
  let work: Promise<void> = Promise.resolve();
  let busy = false;

  const call = ({ locale }: TakeoutDue): CommandContext => {
    const commandId = randomUUID();
    return { commandId, actor, at: clock.now(), locale, requestId: commandId };
  };

  const build = async (due: TakeoutDue): Promise<void> => {
    const { userId, takeoutId } = due;
    const which = { userId, takeoutId };
    if (due.tries >= TAKEOUT_TRIES) {
      await commands.failTakeout(which, call(due));
      return;
    }
    if (!(await commands.beginTakeout(which, call(due))).ok) return;
    let told = 0;
    const progress = async (done: number, total: number): Promise<void> => {
      if (stopped) throw new Error('Process is stopping');
      if (done > 0 && done < total && done - told < total * STEP) return;
      told = done;
      const answer = await commands.advanceTakeout({ ...which, done, total }, call(due));
      if (!answer.ok) throw new Error('Takeout already claimed or cancelled');
    };
    let size = 0;
    async function* counted(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of chunks) {
        size += chunk.byteLength;
        yield chunk;
      }
    }
    await blobs.putStream(
      takeoutKey(takeoutId),
      counted(archiveOf(needs, due, clock.now(), progress)),
      'application/zip',
    );
    const finished = await commands.finishTakeout({ ...which, size }, call(due));
    if (!finished.ok) await blobs.delete(takeoutKey(takeoutId));
  };

  const buildAll = async (all: readonly TakeoutDue[]): Promise<void> => {
    for (const due of all) {
      if (stopped) return;
      await build(due).catch((err: unknown) => log.warn({ err, takeout: due.takeoutId }, 'Takeout could not be built'));
    }
  };

  return {
    name: 'build-takeouts',
    everyMs: 2_000,
    async tick(now) {
      if (busy) return;
      const due = await queries.takeoutsDue({}, { actor, at: now });
      for (const one of due.remove) {
        await blobs.delete(takeoutKey(one.takeoutId));
        await commands.removeTakeout({ userId: one.userId, takeoutId: one.takeoutId }, call(one));
      }
      if (due.build.length === 0) return;
      busy = true;
      work = buildAll(due.build).finally(() => {
        busy = false;
      });
    },
    async end() {
      stopped = true;
      await work;
    },
  };
};
