import type { createKeyedQueue } from '../base/keyed-queue.js';

type KeyedQueue = ReturnType<typeof createKeyedQueue>;

type Options<Message> = Readonly<{
  messages: readonly Message[];
  keyOf: (message: Message) => string;
  /** Resolves when the message is finished for good. Should reject early when the signal aborts. */
  take: (message: Message, signal: AbortSignal) => Promise<void>;
  queue: KeyedQueue;
  /** Aborts when the group stops: work in progress ends, nothing else begins. */
  stopped: AbortSignal;
  /** Called when everything up to and including this message is done. */
  resolve: (message: Message) => void;
  /** Sends a heartbeat and the offset; rejects when the partition is no longer ours. */
  heartbeat: () => Promise<void>;
  heartbeatMs: number;
}>;

/**
 * Handles the messages of one partition: in order per key, different keys in parallel, with heartbeats throughout. Only
 * the gapless beginning counts as done. Returns (or rejects) only when no handler is running, so that no other consumer
 * handles a key before this one has released it.
 */
export const takeBatch = async <Message>({
  messages,
  keyOf,
  take,
  queue,
  stopped,
  resolve,
  heartbeat,
  heartbeatMs,
}: Options<Message>): Promise<void> => {
  const given = new AbortController();
  const signal = AbortSignal.any([stopped, given.signal]);
  const done = new Set<Message>();
  let failure: unknown;
  let resolved = 0;

  const advance = (): void => {
    const before = resolved;
    for (let message = messages[resolved]; message !== undefined && done.has(message); message = messages[resolved])
      resolved += 1;
    const last = messages[resolved - 1];
    if (last !== undefined && resolved > before) resolve(last);
  };
  const giveUp = (error: unknown): void => {
    failure ??= error;
    given.abort();
  };
  const work = async (message: Message): Promise<void> => {
    if (signal.aborted) return;
    try {
      await take(message, signal);
      done.add(message);
    } catch (error) {
      // Later messages of the same key must not overtake it.
      if (!signal.aborted) giveUp(error);
    }
  };

  const all = Promise.all(messages.map((message) => queue.run(keyOf(message), () => work(message))));
  while (!(await endsWithin(all, heartbeatMs))) {
    advance();
    await heartbeat().catch(giveUp);
  }
  advance();
  if (failure !== undefined) throw failure;
};

const endsWithin = async (work: Promise<unknown>, ms: number): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ms);
  try {
    return await Promise.race([work.then(() => true), promise]);
  } finally {
    clearTimeout(timer);
  }
};
