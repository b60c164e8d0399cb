import { AsyncLocalStorage } from 'node:async_hooks';

export type Call = Readonly<{
  /** Correlation id of one user action, included in every log line. */
  requestId?: string;
  traceparent?: string;
  /** Epoch milliseconds after which the caller no longer waits for the response. */
  deadline?: number;
}>;

const calls = new AsyncLocalStorage<Call>();

/** Context of the current call; empty for background work. */
export const currentCall = (): Call => calls.getStore() ?? {};

export const asCall = <Result>(call: Call, work: () => Result): Result => calls.run(call, work);

export const inCall = <Result>(call: Call, work: () => Result): Result =>
  calls.run({ ...calls.getStore(), ...call }, work);

export const withTimeLimit = <Result>(ms: number, work: () => Result): Result =>
  inCall({ deadline: Math.min(Date.now() + ms, currentCall().deadline ?? Infinity) }, work);

/** Remaining milliseconds until the deadline, at most `most`; 0 when it has passed. */
export const timeLeft = (most: number): number =>
  Math.max(0, Math.min(most, (currentCall().deadline ?? Infinity) - Date.now()));

const requestIds = /^[\w.:-]{1,64}$/;
const traceparents = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

export const isRequestId = (text: unknown): text is string => typeof text === 'string' && requestIds.test(text);
export const isTraceparent = (text: unknown): text is string => typeof text === 'string' && traceparents.test(text);

/**
 * Serialises the current call as message headers. The deadline is sent as remaining milliseconds because the clocks of
 * two machines differ.
 */
export const callToWire = (): Record<string, string> => {
  const { requestId, traceparent, deadline } = currentCall();
  return {
    ...(requestId && { requestId }),
    ...(traceparent && { traceparent }),
    ...(deadline !== undefined && deadline !== Infinity && { leftMs: String(Math.max(0, deadline - Date.now())) }),
  };
};

/** Parses untrusted message headers and drops malformed fields. */
export const callFromWire = (wire: Readonly<Record<string, unknown>> = {}): Call => {
  const { requestId, traceparent, leftMs } = wire;
  return {
    ...(isRequestId(requestId) && { requestId }),
    ...(isTraceparent(traceparent) && { traceparent }),
    ...(typeof leftMs === 'string' && /^\d{1,9}$/.test(leftMs) && { deadline: Date.now() + Number(leftMs) }),
  };
};
