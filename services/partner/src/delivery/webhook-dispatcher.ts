import { setTimeout as pauseFor } from 'node:timers/promises';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Outgoing } from '@lendring/platform/outgoing/outgoing.port.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import type { ServicePorts, View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { Feed } from '../feed/feed.js';
import { noteReached, pauseWebhook, type WebhookDecision } from '../webhooks/decide.js';
import { webhooksAggregate, type WebhookFacts, type Webhooks } from '../webhooks/webhooks.aggregate.js';
import type { Deliveries } from './deliveries.js';
import { createDispatcher, type Dispatcher } from './dispatcher.js';
import type { LaneDeps } from './lane.js';
import type { ProgressBook } from './progress.js';
import { createSend } from './send.js';

type Deps = Pick<ServicePorts, 'clock' | 'log'> &
  Partial<Pick<LaneDeps, 'random' | 'sleep'>> &
  Readonly<{
    commands: CommandHandler;
    webhooks: View<WebhookFacts>;
    withSecrets: (ownerId: string) => Promise<Webhooks>;
    feed: Feed;
    progress: ProgressBook;
    deliveries: Deliveries;
    outgoing: Outgoing;
  }>;

const sleepFor: LaneDeps['sleep'] = (ms, signal) =>
  pauseFor(ms, undefined, { signal, ref: false }).catch(() => undefined);

export const webhookDispatcher = ({
  commands,
  webhooks,
  withSecrets,
  feed,
  progress,
  deliveries,
  outgoing,
  clock,
  log,
  random = Math.random,
  sleep = sleepFor,
}: Deps): Dispatcher => {
  const send = createSend({
    outgoing,
    deliveries,
    clock,
    secretsOf: async ({ ownerId, webhookId }, now) => {
      const { secret = null, previous = null } = (await withSecrets(ownerId))[webhookId] ?? {};
      return [...(secret === null ? [] : [secret]), ...(previous && previous.until > now ? [previous.secret] : [])];
    },
  });
  /** Issues a dispatcher command for a webhook; the command id identifies the occasion, so a repeat has no effect. */
  const asSender = (ownerId: string, commandId: string, decide: (state: Webhooks) => WebhookDecision) =>
    commands.on(
      webhooksAggregate,
      ownerId,
      systemCommand({ name: 'send-webhooks', commandId, at: clock.now() }),
      decide,
    );
  return createDispatcher({
    webhooks,
    feed,
    progress,
    send,
    clock,
    sleep,
    random,
    log,
    pause: ({ ownerId, webhookId, start, version }, reason, place) =>
      asSender(ownerId, derivedId(webhookId, `${reason} ${start} ${version}`), (state) =>
        pauseWebhook(state, { ownerId, webhookId }, reason, place, clock.now()),
      ),
    noteReached: ({ ownerId, webhookId, start }, place) =>
      asSender(ownerId, derivedId(webhookId, `reached ${start} ${place.mark} ${place.after}`), (state) =>
        noteReached(state, { ownerId, webhookId }, start, place, clock.now()),
      ),
  });
};
