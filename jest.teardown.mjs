import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds in which it has always stopped; afterwards it is killed, since its folder goes. */
const STOPS_WITHIN = 10_000;

const sends = (pid, signal) => {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
};

/** Stops the product that the specs of this run shared (`deploy/testing/shared-product.ts`), if any asked for it. */
export default async () => {
  const file = join(process.env.TEST_RUN_DIR, 'shared-product', 'started.json');
  const { pid } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (!pid || !sends(pid, 'SIGTERM')) return;
  for (let waited = 0; waited < STOPS_WITHIN; waited += 50) {
    if (!sends(pid, 0)) return;
    await pause(50);
  }
  sends(pid, 'SIGKILL');
};
