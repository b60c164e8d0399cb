import type { InboxEvent, ReminderEvent } from '@lendring/contracts/notification/events.js';
import type { notificationDoor } from '@lendring/contracts/notification/queries.js';
import { services } from '@lendring/contracts/services.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import { namedCommands } from '@lendring/platform/runtime/service/command-call.js';
import {
  createServiceCore,
  type ServiceCore,
  type ServicePorts,
} from '@lendring/platform/runtime/service/service-core.js';
import type { Recorded, ServiceParts } from '@lendring/platform/runtime/service/service-parts.js';
import { pushChannel } from './channels/push.js';
import { whenAnAccountIsDeletedThenErase } from '@lendring/platform/runtime/service/erase-person.js';
import { notificationCommandHandlers } from './door/commands.js';
import { notificationQueryHandlers } from './door/queries.js';
import { planning } from './planning.js';
import { createTurns } from './tell-people.js';
import { deliverWhenDue } from './policies/deliver-when-due.js';
import { eraseInbox } from './policies/erase-inbox.js';
import { remindWhenDue } from './policies/remind-when-due.js';
import { whenAGroupMovesThenTell } from './policies/when-a-group-moves-then-tell.js';
import { whenAThingOfAGroupMovesThenTell } from './policies/when-a-thing-of-a-group-moves-then-tell.js';
import { whenARoleChangesThenTell, whenATraderHasToActThenTell } from './policies/when-an-account-changes-then-tell.js';
import { whenModerationDecidesThenTell } from './policies/when-moderation-decides-then-tell.js';
import { whenATakeoutIsReadyThenTell } from './policies/when-a-takeout-is-ready-then-tell.js';
import { whenAnOfferComesThenTellSearchers } from './policies/when-an-offer-comes-then-tell-searchers.js';
import { whenARequestMovesThenTell } from './policies/when-a-request-moves-then-tell.js';
import type { NotificationDeps } from './ports.js';
import { publish } from './publish.js';
import { projections } from './projections/all.js';
import { lanes } from './projections/lanes.js';
import { notifications } from './projections/notifications.js';
import { savedSearches } from './projections/saved-searches.js';
import { timers } from './projections/timers.js';

export type NotificationService = Readonly<{
  core: ServiceCore;
  parts: ServiceParts;
  handlers: DoorHandlers<typeof notificationDoor>;
}>;

export const notificationService = (
  ports: ServicePorts,
  {
    clients: {
      standingOf,
      findersOf,
      leadersOf,
      waitingIn,
      membersOf,
      endedMembersOf,
      toldOf,
      confirmErasure,
      recipientOf,
    },
    channels: given,
    push,
    linkSecret,
    categories,
  }: NotificationDeps,
): NotificationService => {
  const core = createServiceCore(services.notification, ports);
  const { clock, log } = ports;
  const channels = push ? [...given, pushChannel({ push, core, clients: { recipientOf }, now: clock.now })] : given;
  const commands = planning(core.commands, channels);
  const inTurn = createTurns();
  return {
    core,
    parts: {
      projections,
      publish: (event) => publish(event as Recorded<InboxEvent | ReminderEvent>),
      policies: [],
      reactions: [
        whenARequestMovesThenTell(commands, inTurn),
        whenAnOfferComesThenTellSearchers({
          commands,
          searches: core.view(savedSearches),
          caughtUp: () => core.caughtUp([savedSearches]),
          findersOf,
          categories,
          inTurn,
        }),
        whenATakeoutIsReadyThenTell(commands),
        whenATraderHasToActThenTell(commands),
        whenARoleChangesThenTell(commands),
        whenModerationDecidesThenTell({ commands, toldOf }),
        whenAGroupMovesThenTell({ commands, leadersOf, waitingIn, membersOf, endedMembersOf, inTurn }),
        whenAThingOfAGroupMovesThenTell({ commands, leadersOf, inTurn }),
        whenAnAccountIsDeletedThenErase({
          by: core.name,
          erase: eraseInbox({
            commands,
            notifications: core.view(notifications),
            caughtUp: () => core.caughtUp([notifications]),
          }),
          confirm: confirmErasure,
          documents: ports.documents,
        }),
      ],
      clockPolicies: [
        remindWhenDue({ commands, timers: core.view(timers), standingOf, inTurn }),
        ...channels.map((channel) =>
          deliverWhenDue({
            channel,
            commands,
            lanes: core.view(lanes),
            now: clock.now,
            metrics: core.telemetry.metrics,
            log,
          }),
        ),
      ],
    },
    handlers: {
      commands: namedCommands<typeof notificationDoor>(notificationCommandHandlers(commands, { push, linkSecret })),
      queries: notificationQueryHandlers(core.view(notifications), core.load, {
        lanes: core.view(lanes),
        channels: channels.map(({ name }) => name),
        push,
        linkSecret,
      }),
    },
  };
};
