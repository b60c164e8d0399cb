import type { GroupEvent } from '@lendring/contracts/group/events.js';
import type { groupDoor } from '@lendring/contracts/group/queries.js';
import { services } from '@lendring/contracts/services.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import { namedCommands } from '@lendring/platform/runtime/service/command-call.js';
import {
  createServiceCore,
  type ServiceCore,
  type ServicePorts,
} from '@lendring/platform/runtime/service/service-core.js';
import {
  whenAnAccountIsDeletedThenErase,
  type ConfirmErasure,
} from '@lendring/platform/runtime/service/erase-person.js';
import type { Recorded, ServiceParts } from '@lendring/platform/runtime/service/service-parts.js';
import { groupCommandHandlers } from './door/commands.js';
import { groupQueryHandlers } from './door/queries.js';
import type { Lending } from './lending.port.js';
import { eraseMemberships } from './policies/erase-memberships.js';
import { keepPictureFiles } from './policies/keep-picture-files.js';
import { sendInvitations, type NameOf } from './policies/send-invitations.js';
import { projections } from './projections/all.js';
import { groups } from './projections/groups.js';
import { memberships } from './projections/memberships.js';
import { publish } from './publish.js';

/** `mailer`: null where mails reach nobody, and then invitations are shared by link alone. */
export type GroupDeps = Readonly<{
  confirmErasure: ConfirmErasure;
  pictures: StoredPictures;
  mailer: Pick<Mailer, 'send'> | null;
  nameOf: NameOf;
  publicUrl: string;
  lending: Lending;
}>;

export type GroupService = Readonly<{
  core: ServiceCore;
  parts: ServiceParts;
  handlers: DoorHandlers<typeof groupDoor>;
}>;

/** How long an erasure, or who asks for somebody's groups, waits for the read models. */
const CAUGHT_UP_MS = 10_000;

/** The group service without Nest: its projections and reactions, and the handlers of its door. */
export const groupService = (
  ports: ServicePorts,
  { confirmErasure, pictures, mailer, nameOf, publicUrl, lending }: GroupDeps,
): GroupService => {
  const core = createServiceCore(services.group, ports);
  const { commands, store, load } = core;
  const view = { groups: core.view(groups), memberships: core.view(memberships) };

  const caughtUp = async () => {
    const head = await store.head();
    for (const projection of projections)
      if (!(await core.projector(projection).waitFor(head, CAUGHT_UP_MS)))
        throw new Error(`The read model ${projection.name} is behind its log`);
  };

  return {
    core,
    parts: {
      projections,
      policies: [
        keepPictureFiles({ store, pictures }),
        ...(mailer ? [sendInvitations({ mailer, load, nameOf, publicUrl })] : []),
      ],
      reactions: [
        whenAnAccountIsDeletedThenErase({
          by: core.name,
          erase: eraseMemberships({ commands, memberships: view.memberships, caughtUp }),
          confirm: confirmErasure,
          documents: ports.documents,
        }),
      ],
      clockPolicies: [],
      // This service's log holds only its own events.
      publish: (event) => publish(event as Recorded<GroupEvent>),
    },
    handlers: {
      commands: namedCommands<typeof groupDoor>(groupCommandHandlers({ commands, memberships: view.memberships })),
      queries: groupQueryHandlers({ load, ...view, caughtUp, lending }),
    },
  };
};
