import type { createKeyedQueue } from '../base/keyed-queue.js';

type KeyedQueue = ReturnType<typeof createKeyedQueue>;

type Options<Message> = Readonly<{
  messages: readonly Message[];
  keyOf: (message: Message) => string;
  /** Resolves when the message is fully processed. Should reject early when the signal aborts. */
  take: (message: Message, signal: AbortSignal) => Promise<void>;
  queue: KeyedQueue;
  stopped: AbortSignal;
  resolve: (message: Message) => void;
  /** Sends a heartbeat and the offset; rejects when the partition was reassigned. */
  heartbeat: () => Promise<void>;
  heartbeatMs: number;
}>;

/**
 * Processes the messages of one partition: in order per key, different keys in parallel, with continuous heartbeats.
 * Commits only the contiguous prefix of finished messages. Settles only when no handler is running, so that no other
 * consumer processes a key concurrently.
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
      // Abandon the batch, because later messages of the same key must not overtake the failed one.
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
