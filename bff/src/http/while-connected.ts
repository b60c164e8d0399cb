import type { Writable } from 'node:stream';

/**
 * Runs work for a client with a signal that aborts once the client has hung up. The answer is null if it hung up, also
 * where the work did not stop.
 */
export const whileConnected = async <Result>(
  sink: Pick<Writable, 'once' | 'off' | 'destroyed'>,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | null> => {
  const gone = new AbortController();
  const close = (): void => gone.abort();
  sink.once('close', close);
  // A socket that closed before emits no further event.
  if (sink.destroyed) close();
  try {
    const result = await work(gone.signal);
    return gone.signal.aborted ? null : result;
  } catch (error) {
    if (gone.signal.aborted) return null;
    throw error;
  } finally {
    sink.off('close', close);
  }
};
