import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '../base/message-of.js';
import { createKeyedQueue } from '../base/keyed-queue.js';
import { hasApiError } from './kafka-errors.js';

type Admin = Readonly<{
  listTopics: () => Promise<string[]>;
  createTopics: (options: {
    topics: string[];
    partitions: number;
    replicas: number;
    configs: { name: string; value: string }[];
  }) => Promise<unknown>;
  metadata: (options: { topics: string[]; forceUpdate: boolean }) => Promise<unknown>;
  close: () => Promise<void>;
}>;

export type Topics = ReturnType<typeof createTopics>;

/** Upper bound for replicas of a service that share its events; each subject stays in one partition, in order. */
export const PARTITIONS = 6;
const DAY_MS = 86_400_000;
/**
 * Retention in days: a group absent for longer starts at the oldest remaining event. Dead letters are retained longer
 * for manual review.
 */
const keptDays = (name: string): number => (name.includes('.dead.') ? 90 : 30);

const [KNOWN_TRIES, KNOWN_PAUSE_MS] = [20, 100];

/**
 * Creates missing topics with the cluster's default replication. Operators may create them first with other settings.
 */
export const createTopics = (openAdmin: () => Admin) => {
  const known = new Set<string>();
  const oneAtATime = createKeyedQueue(1);
  return {
    ensure: (names: readonly string[]): Promise<void> =>
      oneAtATime.run('', async () => {
        if (names.every((name) => known.has(name))) return;
        const admin = openAdmin();
        try {
          const there = new Set(await admin.listTopics());
          const missing = names.filter((name) => !there.has(name));
          for (const topic of missing)
            await admin
              .createTopics({
                topics: [topic],
                partitions: PARTITIONS,
                replicas: -1,
                configs: [{ name: 'retention.ms', value: String(keptDays(topic) * DAY_MS) }],
              })
              .catch((error: unknown) => {
                // Another process was faster.
                if (!hasApiError(error, 'TOPIC_ALREADY_EXISTS')) throw error;
              });
          if (missing.length > 0) await untilKnown(admin, missing);
          for (const name of names) known.add(name);
        } catch (error) {
          throw hasErrors(error) ? new Error(error.errors.map(messageOf).join('; '), { cause: error }) : error;
        } finally {
          await admin.close().catch(() => undefined);
        }
      }),
    /** Forces a check before the topic's next use, because the topic may have been deleted. */
    forget: (name: string): void => {
      known.delete(name);
    },
  };
};

/** Brokers learn of a new topic some time after its creation. */
const untilKnown = async (admin: Admin, topics: string[]): Promise<void> => {
  for (let tried = 1; ; tried += 1)
    try {
      await admin.metadata({ topics, forceUpdate: true });
      return;
    } catch (error) {
      if (tried === KNOWN_TRIES) throw error;
      await pause(KNOWN_PAUSE_MS);
    }
};

const hasErrors = (error: unknown): error is { readonly errors: readonly unknown[] } =>
  typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors);
