import { setTimeout as pauseFor } from 'node:timers/promises';
import type { partnerDoor } from '@lendring/contracts/partner/queries.js';
import { services } from '@lendring/contracts/services.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import { namedCommands, systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import {
  createServiceCore,
  type ServiceCore,
  type ServicePorts,
} from '@lendring/platform/runtime/service/service-core.js';
import {
  whenAnAccountIsDeletedThenErase,
  type ConfirmErasure,
} from '@lendring/platform/runtime/service/erase-person.js';
import type { ServiceParts } from '@lendring/platform/runtime/service/service-parts.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { openDeliveries } from './delivery/deliveries.js';
import { createDispatcher } from './delivery/dispatcher.js';
import type { LaneDeps } from './delivery/lane.js';
import { progressBook } from './delivery/progress.js';
import { createSend } from './delivery/send.js';
import { partnerCommandHandlers } from './door/commands.js';
import { partnerQueryHandlers } from './door/queries.js';
import { createFeed } from './feed/feed.js';
import { markOf } from './feed/mark.js';
import { createPlaces, cursorSince } from './feed/places.js';
import { everythingIncluded, type IncludedInPlan } from '@lendring/platform/runtime/plans/included.port.js';
import type { Targets } from '@lendring/platform/outgoing/addresses.js';
import type { Outgoing } from '@lendring/platform/outgoing/outgoing.port.js';
import { erasePartner } from './policies/erase-partner.js';
import { whenOthersSpeakThenHear } from './policies/when-others-speak-then-hear.js';
import { projections } from './projections/all.js';
import { feedHours } from './projections/feed-hours.js';
import { keys } from './projections/keys.js';
import { webhooks } from './projections/webhooks.js';
import { noteReached, pauseWebhook, type WebhookDecision } from './webhook/decide.js';
import { webhooksAggregate, type Webhooks } from './webhook/webhook.js';

export type PartnerDeps = Readonly<
  { outgoing: Outgoing; targets: Targets; confirmErasure: ConfirmErasure; included?: IncludedInPlan } & Partial<
    Pick<LaneDeps, 'random' | 'sleep'>
  >
>;

export type PartnerService = Readonly<{
  core: ServiceCore;
  parts: ServiceParts;
  handlers: DoorHandlers<typeof partnerDoor>;
  /** Starts before the service parts and stops before them. */
  background: { readonly start: () => Promise<void>; readonly stop: () => Promise<void> };
}>;

const sleepFor: LaneDeps['sleep'] = (ms, signal) =>
  pauseFor(ms, undefined, { signal, ref: false }).catch(() => undefined);

export const partnerService = (
  ports: ServicePorts,
  {
    outgoing,
    targets,
    confirmErasure,
    included = everythingIncluded,
    random = Math.random,
    sleep = sleepFor,
  }: PartnerDeps,
): PartnerService => {
  const core = createServiceCore(services.partner, ports);
  const { commands, store } = core;
  const { clock, documents, log } = ports;
  const view = { keys: core.view(keys), webhooks: core.view(webhooks), hours: core.view(feedHours) };
  const feed = createFeed({ store, log });
  const places = createPlaces(feed, view.hours);
  const mark = markOf(documents);
  const progress = progressBook({ documents, mark, cursorSince: (since) => cursorSince(view.hours, since) });
  const deliveries = openDeliveries(documents);

  const withSecrets = (ownerId: string): Promise<Webhooks> => core.load(webhooksAggregate, ownerId);

  const caughtUp = () => core.caughtUp([keys, webhooks]);

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
  const dispatcher = createDispatcher({
    webhooks: view.webhooks,
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

  return {
    core,
    parts: {
      projections,
      policies: [],
      reactions: [
        whenOthersSpeakThenHear(commands),
        whenAnAccountIsDeletedThenErase({
          by: core.name,
          erase: erasePartner({ commands, load: withSecrets, deliveries, caughtUp }),
          confirm: confirmErasure,
          documents: ports.documents,
        }),
      ],
      clockPolicies: [dispatcher.look],
    },
    handlers: {
      commands: namedCommands<typeof partnerDoor>(
        partnerCommandHandlers({ commands, feed, places, mark, dispatcher, deliveries, targets, included }),
      ),
      queries: partnerQueryHandlers({
        keys: view.keys,
        webhooks: view.webhooks,
        withSecrets,
        progress,
        deliveries,
        feed,
        places,
      }),
    },
    background: {
      start: () => feed.start(),
      stop: async () => {
        await dispatcher.stop();
        await feed.stop();
      },
    },
  };
};
