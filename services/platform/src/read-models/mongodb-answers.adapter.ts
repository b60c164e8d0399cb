import type { Engine } from '../base/engine-unavailable.js';
import { openMongo } from './mongodb-client.adapter.js';

const MAX_WAIT_MS = 3_000;

/**
 * Checks once over a separate connection that MongoDB answers and grants read access.
 * @throws EngineUnavailable
 */
export const mongoAnswers = async (
  options: Readonly<{ url: string; database: string }>,
  engine: Engine,
  settings: string,
): Promise<void> => {
  const { db, run, close } = openMongo({ ...options, maxWaitMs: MAX_WAIT_MS }, engine, settings);
  try {
    await run(() => db.collection('health').findOne({}));
  } finally {
    await close();
  }
};
