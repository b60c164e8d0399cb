import { AccountIntegrationEvent } from '@lendring/contracts/account/integration.js';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { QueryContext } from '@lendring/contracts/kernel/service-api.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import type { Bus } from '@lendring/platform/bus/bus.port.js';
import { isAway } from '@lendring/platform/rpc/api-errors.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { BffLog } from '../http/log.js';
import { liveTopics, toldOf, type LiveTopic, type Told } from './audience.js';
import type { Streams } from './streams.js';

type Options = Readonly<{
  bus: Pick<Bus, 'listen'>;
  apis: Pick<ServiceApis, LiveTopic>;
  streams: Pick<Streams, 'concerns' | 'tell' | 'missed' | 'leave'>;
  clock: Clock;
  log: Pick<BffLog, 'warn'>;
}>;

type Heard = Readonly<{ told: Told; at: Position | undefined }>;

/** Runs a cheap query that returns once the service's read model has reached position `after`. */
const shows = (apis: Options['apis'], topic: LiveTopic, context: QueryContext): Promise<unknown> => {
  switch (topic) {
    case 'request':
      return apis.request.queries.unread({}, context);
    case 'notification':
      return apis.notification.queries.unread({}, context);
    case 'offer':
      return apis.offer.queries.many({ offerIds: [] }, context);
  }
};

/**
 * Forwards service events to open streams once the service's read model has caught up, so that clients do not refetch
 * stale data. Combines concurrent events. Returns a stop function.
 */
export const hearForStreams = async ({ bus, apis, streams, clock, log }: Options): Promise<() => Promise<void>> => {
  const waiting = new Map<LiveTopic, Heard[]>();
  const running = new Map<LiveTopic, Promise<void>>();

  const untilShown = async (topic: LiveTopic, heard: readonly Heard[]): Promise<void> => {
    const after = heard.reduce<Position | undefined>(
      (last, { at }) => (at !== undefined && (last === undefined || at > last) ? at : last),
      undefined,
    );
    if (after === undefined) return;
    await shows(apis, topic, { actor: { kind: 'system', name: 'live' }, at: clock.now(), after }).catch(
      (error: unknown) => {
        if (!isAway(error)) log.warn({ topic, err: error }, 'Live update published before a service had caught up');
      },
    );
  };
  const run = async (topic: LiveTopic): Promise<void> => {
    for (let heard = waiting.get(topic); heard; heard = waiting.get(topic)) {
      waiting.delete(topic);
      await untilShown(topic, heard);
      streams.tell(heard.map(({ told }) => told));
    }
    running.delete(topic);
  };
  const heard = (event: CloudEvent): void => {
    if (event.source === '/account') {
      const { data: said } = AccountIntegrationEvent.safeParse(event);
      if (said?.type === 'account.deleted') streams.leave(said.subject);
      return;
    }
    const told = toldOf(event);
    if (!told || !streams.concerns(told)) return;
    const topic = event.source.slice(1) as LiveTopic;
    waiting.set(topic, [...(waiting.get(topic) ?? []), { told, at: event.sequence }]);
    if (!running.has(topic)) running.set(topic, run(topic));
  };

  const stop = await bus.listen([...liveTopics, 'account'], { heard, missed: streams.missed });
  return async () => {
    await stop();
    await Promise.all(running.values());
  };
};
