import { AsyncLocalStorage } from 'node:async_hooks';

/** The context of one call, carried through processes alongside its messages. */
export type Call = Readonly<{
  /** The id of one click, in every log line. */
  requestId?: string;
  /** W3C trace context: the span that what happens now belongs to. */
  traceparent?: string;
  /** Milliseconds since 1970: after this time nobody waits for the answer. */
  deadline?: number;
}>;

const calls = new AsyncLocalStorage<Call>();

/** The call that the running code belongs to; empty for background work. */
export const currentCall = (): Call => calls.getStore() ?? {};

/** Runs the work, and everything it starts, in a new call, ignoring the call around it. */
export const asCall = <Result>(call: Call, work: () => Result): Result => calls.run(call, work);

/** Runs the work, and everything it starts, in a call; fields not given are taken from the call around it. */
export const inCall = <Result>(call: Call, work: () => Result): Result =>
  calls.run({ ...calls.getStore(), ...call }, work);

/** Runs the work with a deadline of `ms` for calls to others; never later than that of the call around it. */
export const withTimeLimit = <Result>(ms: number, work: () => Result): Result =>
  inCall({ deadline: Math.min(Date.now() + ms, currentCall().deadline ?? Infinity) }, work);

/** Milliseconds that the running call still has, at most `most`; 0 when its time is over. */
export const timeLeft = (most: number): number =>
  Math.max(0, Math.min(most, (currentCall().deadline ?? Infinity) - Date.now()));

const requestIds = /^[\w.:-]{1,64}$/;
const traceparents = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

export const isRequestId = (text: unknown): text is string => typeof text === 'string' && requestIds.test(text);
export const isTraceparent = (text: unknown): text is string => typeof text === 'string' && traceparents.test(text);

/**
 * The running call as texts beside a message. Clocks of two machines differ, so the deadline goes as the time that is
 * left.
 */
export const callToWire = (): Record<string, string> => {
  const { requestId, traceparent, deadline } = currentCall();
  return {
    ...(requestId && { requestId }),
    ...(traceparent && { traceparent }),
    ...(deadline !== undefined && deadline !== Infinity && { leftMs: String(Math.max(0, deadline - Date.now())) }),
  };
};

/** Accepts anything: malformed fields are left out. */
export const callFromWire = (wire: Readonly<Record<string, unknown>> = {}): Call => {
  const { requestId, traceparent, leftMs } = wire;
  return {
    ...(isRequestId(requestId) && { requestId }),
    ...(isTraceparent(traceparent) && { traceparent }),
    ...(typeof leftMs === 'string' && /^\d{1,9}$/.test(leftMs) && { deadline: Date.now() + Number(leftMs) }),
  };
};
