import { setTimeout as pause } from 'node:timers/promises';
import type { EmbeddedApis } from './services.js';
import type { Log } from '@lendring/platform/base/log.js';

/** Maximum wait in milliseconds; remaining users are erased after the product has started. */
const PATIENCE_MS = 60_000;
const LOOK_MS = 100;

/**
 * Repeats erasures that are newer than the restored backup, before the product admits anyone. At any other start
 * there are none, which causes no delay.
 */
export const eraseRestored = async ({
  left,
  progress,
  log,
}: Readonly<{
  left: EmbeddedApis['account']['queries']['restoredLeft'];
  progress: (line: string) => void;
  log: Pick<Log, 'warn'>;
}>): Promise<void> => {
  const look = () => left({}, { actor: { kind: 'system', name: 'start' }, at: new Date().toISOString() });
  const first = await look();
  if (first === 0) return;
  progress(`Erases ${first} ${first === 1 ? 'person' : 'people'} again whom the restored backup still held ...`);
  const until = Date.now() + PATIENCE_MS;
  let rest = first;
  for (; rest > 0 && Date.now() < until; rest = await look()) await pause(LOOK_MS);
  if (rest > 0)
    log.warn({ left: rest }, 'Deleted accounts restored from the backup are not all erased yet; erasure continues');
};
