import { messageOf } from '../base/message-of.js';
import { createLanes } from '../base/lanes.js';

type Admin = Readonly<{
  connect: () => Promise<void>;
  listTopics: () => Promise<string[]>;
  createTopics: (options: {
    topics: { topic: string; numPartitions: number; configEntries: { name: string; value: string }[] }[];
  }) => Promise<boolean>;
  disconnect: () => Promise<void>;
}>;

export type Topics = ReturnType<typeof createTopics>;

/** As many replicas of a service can share its events; every subject stays in one partition, in order. */
export const PARTITIONS = 6;
const DAY_MS = 86_400_000;
/** Who was away for longer begins with the oldest event there is; dead letters wait longer for somebody to look. */
const keptDays = (name: string): number => (name.includes('.dead.') ? 90 : 30);

/**
 * Makes topics that are missing, with the replication that is the cluster's default. An operator may make them first,
 * otherwise.
 */
export const createTopics = (openAdmin: () => Admin) => {
  const known = new Set<string>();
  const oneAtATime = createLanes(1);
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
          // What the client sums up says only that something failed.
          throw hasErrors(error) ? new Error(error.errors.map(messageOf).join('; '), { cause: error }) : error;
        } finally {
          await admin.disconnect().catch(() => undefined);
        }
      }),
    /** It may be gone: look again before the next use. */
    forget: (name: string): void => {
      known.delete(name);
    },
  };
};

const hasErrors = (error: unknown): error is { readonly errors: readonly unknown[] } =>
  typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors);
