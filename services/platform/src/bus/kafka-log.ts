import type { Log } from '../base/log.js';

type Entry = Readonly<{ namespace: string; log: Readonly<Record<string, unknown> & { message: string }> }>;

/**
 * Loggers of the client about retries and about calls that reject anyway; callers log those once, with their
 * consequence.
 */
const loggedByCallers = /^(Connection|ConnectionPool|RequestQueue|BrokerPool|Consumer|Producer|Sasl.*)$/;
const usual = /rebalanc|re-joining|coordinator|Failed to send messages|Error when calling eachBatch/i;
const SAME_AGAIN_MS = 60_000;

/** Forwards other kafkajs messages, such as lost offsets and unknown topics; each message at most once a minute. */
export const kafkaLog = (log: Log, now: () => number = Date.now) => {
  const last = new Map<string, number>();
  return ({ namespace, log: { message, timestamp: _timestamp, logger: _logger, ...fields } }: Entry): void => {
    if (loggedByCallers.test(namespace) || usual.test(message)) return;
    if (now() - (last.get(message) ?? -Infinity) < SAME_AGAIN_MS) return;
    if (last.size > 100) last.clear();
    last.set(message, now());
    log.warn({ kafka: namespace, ...fields }, message);
  };
};

const quiet = new WeakSet<object>();
/**
 * Suppresses Node's warning about negative timers, which the client sets when nothing is throttled. Once per process;
 * tests pass their own.
 */
export const quietTimers = (of: Pick<NodeJS.Process, 'emitWarning'> = process): void => {
  if (quiet.has(of)) return;
  quiet.add(of);
  of.emitWarning = new Proxy(of.emitWarning, {
    apply: (emit, self, given: unknown[]) =>
      given[1] === 'TimeoutNegativeWarning' ? undefined : (Reflect.apply(emit, self, given) as undefined),
  });
};
