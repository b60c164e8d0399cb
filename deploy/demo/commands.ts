import type { CommandAnswer, CommandContext, QueryContext } from '@lendring/contracts/kernel/door.js';
import type { Locale, Position, UserId } from '@lendring/contracts/kernel/ids.js';
import { derivedId } from '@lendring/platform/base/uuid.js';

const DEMO = '6e1c0f0a-2d8b-4f5e-9b53-7c1f5f1f2a10';

/** The same id at every first start, so that loading twice (or after a crash) writes nothing twice. */
export const demoId = (what: string): string => derivedId(DEMO, what);

type Command = Readonly<{ what: string; at: string; locale?: Locale; by: UserId | 'system' }>;

export const commandIdOf = (what: string): string => demoId(`command ${what}`);

/** The context of one demo command: who acts, when, and under an id made from what it is for. */
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

/**
 * The product refused a step: somebody, or time, has changed what it is about. On an untouched product it is a mistake
 * in the data.
 */
export class DemoRefused extends Error {}

/** @throws DemoRefused */
export const done = async (what: string, answer: Promise<CommandAnswer>): Promise<Position> => {
  const result = await answer;
  if (result.ok) return result.position;
  throw new DemoRefused(`${what}: ${result.refusal.code}`);
};

type Parallel<Item> = Readonly<{
  /** How many at a time. */
  width: number;
  work: (item: Item) => Promise<void>;
  /** Ends between two items. */
  signal: AbortSignal;
  /** An item whose step was refused stays as it is. */
  refused: (what: string) => void;
  progress?: (done: number) => void;
}>;

/** Works on all items, `width` at a time, and reports progress. */
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

/** The options of a loader besides its doors. */
export type Loading = Pick<Parallel<unknown>, 'signal' | 'refused'>;
