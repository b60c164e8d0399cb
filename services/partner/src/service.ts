import type { partnerApi } from '@lendring/contracts/partner/queries.js';
import { services } from '@lendring/contracts/services.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import { everythingIncluded } from '@lendring/contracts/billing/included-in-plan.js';
import { joinBackground } from '@lendring/platform/runtime/service/capability.js';
import { namedCommands } from '@lendring/platform/runtime/service/command-call.js';
import {
  createServiceCore,
  type ServiceCore,
  type ServicePorts,
} from '@lendring/platform/runtime/service/service-core.js';
import type { ServiceParts } from '@lendring/platform/runtime/service/service-parts.js';
import { accountDeletion } from './account-deletion/capability.js';
import { accountTakeover } from './account-takeover/capability.js';
import { delivery } from './delivery/capability.js';
import { openDeliveries } from './delivery/deliveries.js';
import { progressBook } from './delivery/progress.js';
import { webhookDispatcher } from './delivery/webhook-dispatcher.js';
import { eventFeed } from './feed/capability.js';
import { createFeed } from './feed/feed.js';
import { markOf } from './feed/mark.js';
import { createPlaces, cursorSince } from './feed/places.js';
import { feedHours } from './feed/projection.js';
import { keys } from './keys/capability.js';
import { keys as keyDocuments } from './keys/projection.js';
import type { PartnerDeps, Ports } from './ports.js';
import { projections } from './projections.js';
import { webhooks } from './webhooks/capability.js';
import { webhooks as webhookDocuments } from './webhooks/projection.js';
import { webhooksAggregate } from './webhooks/webhooks.aggregate.js';

export type PartnerService = Readonly<{
  core: ServiceCore;
  parts: ServiceParts;
  handlers: ServiceHandlers<typeof partnerApi>;
  /** Starts before the service parts and stops before them. */
  background: { readonly start: () => Promise<void>; readonly stop: () => Promise<void> };
}>;

export const partnerService = (
  ports: ServicePorts,
  { outgoing, targets, confirmErasure, included = everythingIncluded, ...pace }: PartnerDeps,
): PartnerService => {
  const core = createServiceCore(services.partner, ports);
  const { commands, store } = core;
  const { clock, documents, log } = ports;
  const read = { keys: core.view(keyDocuments), webhooks: core.view(webhookDocuments) };
  const hours = core.view(feedHours);
  const feed = createFeed({ store, log });
  const mark = markOf(documents);
  const progress = progressBook({ documents, mark, cursorSince: (since) => cursorSince(hours, since) });
  const deliveries = openDeliveries(documents);
  const withSecrets: Ports['withSecrets'] = (ownerId) => core.load(webhooksAggregate, ownerId);
  const dispatcher = webhookDispatcher({
    ...pace,
    commands,
    webhooks: read.webhooks,
    withSecrets,
    feed,
    progress,
    deliveries,
    outgoing,
    clock,
    log,
  });
  const deps: Ports = {
    commands,
    read,
    caughtUp: () => core.caughtUp([keyDocuments, webhookDocuments]),
    withSecrets,
    feed,
    places: createPlaces(feed, hours),
    mark,
    progress,
    deliveries,
    dispatcher,
    targets,
    included,
    confirmErasure,
    documents,
  };
  const can = {
    eventFeed: eventFeed(deps),
    keys: keys(deps),
    webhooks: webhooks(deps),
    delivery: delivery(deps),
    accountTakeover: accountTakeover(deps),
    accountDeletion: accountDeletion(deps),
  };
  return {
    core,
    parts: { projections, ...joinBackground(Object.values(can)) },
    handlers: {
      commands: namedCommands<typeof partnerApi>({
        ...can.keys.commands,
        ...can.webhooks.commands,
        ...can.delivery.commands,
        ...can.accountTakeover.commands,
      }),
      queries: {
        ...can.eventFeed.queries,
        ...can.keys.queries,
        ...can.webhooks.queries,
        ...can.delivery.queries,
        ...can.accountDeletion.queries,
      },
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
