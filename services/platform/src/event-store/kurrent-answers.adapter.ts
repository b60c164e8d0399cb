import { CannotStart } from '../base/cannot-start.js';
import { hostsOf } from '../base/engine-errors.js';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import { silentLog } from '../base/log.js';
import { messageOf } from '../base/message-of.js';
import { openKurrentEventStore } from './kurrent.adapter.js';

/**
 * Checks once over a separate connection that KurrentDB answers and accepts the credentials.
 * @throws EngineUnavailable
 * @throws CannotStart when a setting must be changed
 */
export const kurrentAnswers = async (url: string): Promise<void> => {
  const store = openKurrentEventStore({ url, namespace: 'start', log: silentLog });
  try {
    await store.ready();
  } catch (error) {
    if (error instanceof CannotStart)
      throw new CannotStart(`Lendring cannot start: ${error.message}.`, { cause: error });
    // Report the result per node, because the client's own message is not informative.
    const seen = error instanceof EngineUnavailable && error.cause ? messageOf(error.cause) : messageOf(error);
    throw new EngineUnavailable('event store', error, `KurrentDB at ${hostsOf(url)} does not answer: ${seen}`);
  } finally {
    await store.close();
  }
};
