import type { InboxEvent } from '@lendring/contracts/notification/inbox.js';
import type { ReminderEvent } from '@lendring/contracts/notification/reminders.js';
import type { notificationApi } from '@lendring/contracts/notification/queries.js';
import { services } from '@lendring/contracts/services.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import { joinBackground } from '@lendring/platform/runtime/service/capability.js';
import { namedCommands } from '@lendring/platform/runtime/service/command-call.js';
import {
  createServiceCore,
  type ServiceCore,
  type ServicePorts,
} from '@lendring/platform/runtime/service/service-core.js';
import type { Recorded, ServiceParts } from '@lendring/platform/runtime/service/service-parts.js';
import { accountDeletion } from './account-deletion/capability.js';
import { accountNews } from './account-news/capability.js';
import { pushChannel } from './channels/push.js';
import { delivery } from './delivery/capability.js';
import { planning } from './delivery/planning.js';
import { lanes } from './delivery/projection.js';
import { devices } from './devices/capability.js';
import { groupNews } from './group-news/capability.js';
import { inbox } from './inbox/capability.js';
import { notifications } from './inbox/projection.js';
import { createTurns } from './inbox/tell-people.js';
import { moderationNews } from './moderation-news/capability.js';
import type { NotificationDeps, Ports } from './ports.js';
import { preferences } from './preferences/capability.js';
import { projections } from './projections.js';
import { publish } from './publish.js';
import { reminders } from './reminders/capability.js';
import { timers } from './reminders/projection.js';
import { requestNews } from './request-news/capability.js';
import { savedSearches } from './saved-searches/capability.js';
import { savedSearches as savedSearchDocuments } from './saved-searches/projection.js';

export type NotificationService = Readonly<{
  core: ServiceCore;
  parts: ServiceParts;
  handlers: ServiceHandlers<typeof notificationApi>;
}>;

export const notificationService = (
  ports: ServicePorts,
  { clients, channels: given, push, ...rest }: NotificationDeps,
): NotificationService => {
  const core = createServiceCore(services.notification, ports);
  const { clock, log, documents } = ports;
  const channels = push ? [...given, pushChannel({ push, core, clients, now: clock.now })] : given;
  const deps: Ports = {
    ...clients,
    ...rest,
    push,
    channels,
    commands: planning(core.commands, channels),
    load: core.load,
    loadKnown: core.loadKnown,
    caughtUp: core.caughtUp,
    read: {
      notifications: core.view(notifications),
      timers: core.view(timers),
      lanes: core.view(lanes),
      savedSearches: core.view(savedSearchDocuments),
    },
    inTurn: createTurns(),
    now: clock.now,
    metrics: core.telemetry.metrics,
    log,
    documents,
  };
  const can = {
    inbox: inbox(deps),
    requestNews: requestNews(deps),
    savedSearches: savedSearches(deps),
    accountNews: accountNews(deps),
    moderationNews: moderationNews(deps),
    groupNews: groupNews(deps),
    reminders: reminders(deps),
    preferences: preferences(deps),
    devices: devices(deps),
    delivery: delivery(deps),
    accountDeletion: accountDeletion(deps),
  };
  return {
    core,
    parts: {
      projections,
      ...joinBackground(Object.values(can)),
      publish: (event) => publish(event as Recorded<InboxEvent | ReminderEvent>),
    },
    handlers: {
      commands: namedCommands<typeof notificationApi>({
        ...can.inbox.commands,
        ...can.savedSearches.commands,
        ...can.preferences.commands,
        ...can.devices.commands,
        ...can.delivery.commands,
      }),
      queries: {
        ...can.inbox.queries,
        ...can.savedSearches.queries,
        ...can.preferences.queries,
        ...can.devices.queries,
        ...can.delivery.queries,
        ...can.accountDeletion.queries,
      },
    },
  };
};
