import { messageOf } from '../base/message-of.js';
import { createKeyedQueue } from '../base/keyed-queue.js';

type Admin = Readonly<{
  connect: () => Promise<void>;
  listTopics: () => Promise<string[]>;
  createTopics: (options: {
    topics: { topic: string; numPartitions: number; configEntries: { name: string; value: string }[] }[];
  }) => Promise<boolean>;
  disconnect: () => Promise<void>;
}>;

export type Topics = ReturnType<typeof createTopics>;

/** Upper bound for replicas of a service that share its events; each subject stays in one partition, in order. */
export const PARTITIONS = 6;
const DAY_MS = 86_400_000;
/** Retention: a group absent for longer starts at the oldest event left. Dead letters stay longer for manual review. */
const keptDays = (name: string): number => (name.includes('.dead.') ? 90 : 30);

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
          await admin.connect();
          const there = new Set(await admin.listTopics());
          const topics = names
            .filter((name) => !there.has(name))
            .map((topic) => ({
              topic,
              numPartitions: PARTITIONS,
              configEntries: [{ name: 'retention.ms', value: String(keptDays(topic) * DAY_MS) }],
            }));
          if (topics.length > 0) await admin.createTopics({ topics });
          for (const name of names) known.add(name);
        } catch (error) {
          throw hasErrors(error) ? new Error(error.errors.map(messageOf).join('; '), { cause: error }) : error;
        } finally {
          await admin.disconnect().catch(() => undefined);
        }
      }),
    /** Forces another check before the next use, because the topic may be deleted. */
    forget: (name: string): void => {
      known.delete(name);
    },
  };
};

const hasErrors = (error: unknown): error is { readonly errors: readonly unknown[] } =>
  typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors);
