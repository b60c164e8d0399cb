import type { Log } from '../base/log.js';

type Entry = Readonly<{ namespace: string; log: Readonly<Record<string, unknown> & { message: string }> }>;

/**
 * What the client says of its own retries and of calls that reject, too: who called tells it once, with what follows
 * from it.
 */
const told = /^(Connection|ConnectionPool|RequestQueue|BrokerPool|Consumer|Producer|Sasl.*)$/;
const usual = /rebalanc|re-joining|coordinator|Failed to send messages|Error when calling eachBatch/i;
const SAME_AGAIN_MS = 60_000;

/**
 * Hands on what is left of kafkajs's own log: an offset that is gone, topics it was not subscribed to. The same again
 * only each minute.
 */
export const kafkaLog = (log: Log, now: () => number = Date.now) => {
  const last = new Map<string, number>();
  return ({ namespace, log: { message, timestamp: _timestamp, logger: _logger, ...fields } }: Entry): void => {
    if (told.test(namespace) || usual.test(message)) return;
    if (now() - (last.get(message) ?? -Infinity) < SAME_AGAIN_MS) return;
    if (last.size > 100) last.clear();
    last.set(message, now());
    log.warn({ kafka: namespace, ...fields }, message);
  };
};

let quiet = false;
/**
 * The client sets a timer below zero whenever nothing is throttled; Node's warning about it helps nobody who runs this.
 */
export const quietTimers = (): void => {
  if (quiet) return;
  quiet = true;
  process.emitWarning = new Proxy(process.emitWarning, {
    apply: (emit, self, given: unknown[]) =>
      given[1] === 'TimeoutNegativeWarning' ? undefined : (Reflect.apply(emit, self, given) as undefined),
  });
};
