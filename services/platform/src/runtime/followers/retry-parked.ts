import type { Clock } from '../../base/clock.js';
import type { Log } from '../../base/log.js';
import { messageOf } from '../../base/message-of.js';
import type { EventStore } from '../../event-store/event-store.port.js';
import type { Documents } from '../../read-models/documents.port.js';
import { isAway } from '../../rpc/api-errors.js';
import type { Telemetry } from '../../telemetry/telemetry.js';
import type { ClockPolicy, Policy, Reaction } from '../service/service-parts.js';
import { parkAgain, parkedIn, type Parked } from './parked.js';
import { callPolicy } from './policy-runner.js';
import { callReaction } from './reaction-runner.js';

type Options = Readonly<{
  service: string;
  policies: readonly Policy[];
  reactions: readonly Reaction[];
  store: Pick<EventStore, 'read'>;
  documents: Documents;
  clock: Clock;
  log: Log;
  telemetry: Telemetry;
}>;

/**
 * Retries parked events after an operator's request (`npm run parked -- retry`) and reports the number of parked ones.
 * The request stays pending while a service or an engine is unavailable.
 */
export const retryParked = ({ service, policies, reactions, store, documents, log, ...on }: Options): ClockPolicy => {
  const handle = async (parked: Parked): Promise<void> => {
    if (parked.kind === 'reaction') {
      const reaction = reactions.find(({ name }) => name === parked.name);
      if (!reaction) throw new Error(`The ${service} service has no reaction ${parked.name} in this version`);
      return callReaction({ ...on, reaction })(parked.is.event);
    }
    const policy = policies.find(({ name }) => name === parked.name);
    if (!policy) throw new Error(`The ${service} service has no policy ${parked.name} in this version`);
    const stored = parked.is.stream === undefined ? [] : await store.read(parked.is.stream);
    const event = stored.find(({ id }) => id === parked.eventId);
    if (!event) throw new Error(`The event at position ${parked.is.position} is missing in its stream`);
    return callPolicy({ ...on, policy })(event);
  };

  const retry = async (parked: Parked): Promise<void> => {
    const { kind, name, eventId } = parked;
    try {
      await handle(parked);
    } catch (cause) {
      if (isAway(cause)) return;
      log.error({ [kind]: name, eventId, err: cause }, 'Parked event failed again');
      await parkAgain(documents, parked, { error: messageOf(cause), at: on.clock.now() });
      return;
    }
    await documents.removeValue(parked.key);
    log.info({ [kind]: name, eventId }, 'Parked event processed after a retry');
  };

  return {
    name: 'retry-parked',
    everyMs: 1_000,
    async tick() {
      const all = await parkedIn(documents);
      const asked = all.filter(({ is }) => is.retry);
      for (const parked of asked) await retry(parked);
      on.telemetry.metrics.parked(service, asked.length > 0 ? (await parkedIn(documents)).length : all.length);
    },
  };
};
