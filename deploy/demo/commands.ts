import type { CommandAnswer, CommandContext, QueryContext } from '@lendring/contracts/kernel/service-api.js';
import type { Locale, Position, UserId } from '@lendring/contracts/kernel/ids.js';
import { derivedId } from '@lendring/platform/base/uuid.js';

const DEMO = '6e1c0f0a-2d8b-4f5e-9b53-7c1f5f1f2a10';

/** Deterministic id, so that a repeated load (also after a crash) is idempotent. */
export const demoId = (what: string): string => derivedId(DEMO, what);

type Command = Readonly<{ what: string; at: string; locale?: Locale; by: UserId | 'system' }>;

export const commandIdOf = (what: string): string => demoId(`command ${what}`);

export const demoContext = ({ what, at, locale = 'de', by }: Command): CommandContext => ({
  commandId: commandIdOf(what),
  at,
  locale,
  requestId: 'demo',
  actor: by === 'system' ? { kind: 'system', name: 'demo' } : { kind: 'user', userId: by, roles: [] },
});

export const demoQuery = (at: string, after?: Position): QueryContext => ({
  actor: { kind: 'system', name: 'demo' },
  at,
  ...(after ? { after } : {}),
});

/** Rejected step. A user or the passage of time has changed the subject; on a fresh product, the demo data is wrong. */
export class DemoRefused extends Error {}

/** @throws DemoRefused */
export const done = async (what: string, answer: Promise<CommandAnswer>): Promise<Position> => {
  const result = await answer;
  if (result.ok) return result.position;
  throw new DemoRefused(`${what}: ${result.refusal.code}`);
};

type Parallel<Item> = Readonly<{
  width: number;
  work: (item: Item) => Promise<void>;
  signal: AbortSignal;
  refused: (what: string) => void;
  progress?: (done: number) => void;
}>;

export const inParallel = async <Item>(
  items: readonly Item[],
  { width, work, signal, refused, progress }: Parallel<Item>,
): Promise<void> => {
  const queue = items.values();
  let finished = 0;
  const worker = async () => {
    for (const item of queue) {
      signal.throwIfAborted();
      await work(item).catch((error: unknown) => {
        if (!(error instanceof DemoRefused)) throw error;
        refused(error.message);
      });
      progress?.(++finished);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
};

export type Loading = Pick<Parallel<unknown>, 'signal' | 'refused'>;
