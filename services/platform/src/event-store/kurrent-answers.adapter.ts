import { CannotStart } from '../base/cannot-start.js';
import { hostsOf } from '../base/engine-errors.js';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import { silentLog } from '../base/log.js';
import { messageOf } from '../base/message-of.js';
import { openKurrentEventStore } from './kurrent.adapter.js';

/**
 * Looks once, through a connection of its own, whether a KurrentDB answers and lets this process in.
 * @throws EngineUnavailable
 * @throws CannotStart where a setting must be changed
 */
export const kurrentAnswers = async (url: string): Promise<void> => {
  const store = openKurrentEventStore({ url, namespace: 'start', log: silentLog });
  try {
    await store.ready();
  } catch (error) {
    if (error instanceof CannotStart)
      throw new CannotStart(`Lendring cannot start: ${error.message}.`, { cause: error });
    // What was seen of each node; the client's own words behind it say nothing.
    const seen = error instanceof EngineUnavailable && error.cause ? messageOf(error.cause) : messageOf(error);
    throw new EngineUnavailable('event store', error, `KurrentDB at ${hostsOf(url)} does not answer: ${seen}`);
  } finally {
    await store.close();
  }
};
