import type { GroupEvent } from '@lendring/contracts/group/events.js';
import type { SearchRequestEvent } from '@lendring/contracts/group/search-request-events.js';
import type { groupDoor } from '@lendring/contracts/group/queries.js';
import { services } from '@lendring/contracts/services.js';
import { createBrake } from '@lendring/platform/guessing/brake.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import { everythingIncluded, type IncludedInPlan } from '@lendring/platform/runtime/plans/included.port.js';
import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { RecipientOf } from '@lendring/platform/runtime/doors/recipient.js';
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
import { groupCommandHandlers, type RegisteredAt } from './door/commands.js';
import { slowGuesses } from '@lendring/platform/guessing/slow-guesses.js';
import { groupQueryHandlers } from './door/queries.js';
import type { Lending } from './lending.port.js';
import { searchRequestCommandHandlers, type MayAttach } from './door/search-request-commands.js';
import { endSearchRequests } from './policies/end-search-requests.js';
import { eraseMemberships } from './policies/erase-memberships.js';
import { eraseSearchRequests } from './policies/erase-search-requests.js';
import { keepPictureFiles } from './policies/keep-picture-files.js';
import { settleOwnInvitations } from './policies/settle-invitations.js';
import { sendInvitations, type LanguageAt, type NameOf } from './policies/send-invitations.js';
import { whenModerationDecidesThenHide } from './policies/when-moderation-decides-then-hide.js';
import { projections } from './projections/all.js';
import { groups } from './projections/groups.js';
import { memberships } from './projections/memberships.js';
import { searchRequests } from './projections/search-requests.js';
import { standings } from './door/standing.js';
import { publish } from './publish.js';

/** `mailer`: null without a mail server; invitations are then shared by link only. */
export type GroupDeps = Readonly<{
  confirmErasure: ConfirmErasure;
  pictures: StoredPictures;
  mailer: Pick<Mailer, 'send'> | null;
  nameOf: NameOf;
  languageAt: LanguageAt;
  recipientOf: RecipientOf;
  registeredAt: RegisteredAt;
  mayAttach: MayAttach;
  publicUrl: string;
  lending: Lending;
  /** HMAC key for the identifiers under which wrong guesses are counted. */
  guessSecret: Uint8Array;
  /** Absent: plans limit nothing. */
  included?: IncludedInPlan;
}>;

export type GroupService = Readonly<{
  core: ServiceCore;
  parts: ServiceParts;
  handlers: DoorHandlers<typeof groupDoor>;
}>;

export const groupService = (
  ports: ServicePorts,
  {
    confirmErasure,
    pictures,
    mailer,
    nameOf,
    languageAt,
    recipientOf,
    registeredAt,
    mayAttach,
    publicUrl,
    lending,
    guessSecret,
    included = everythingIncluded,
  }: GroupDeps,
): GroupService => {
  const core = createServiceCore(services.group, ports);
  const { commands, store, load } = core;
  const view = {
    groups: core.view(groups),
    memberships: core.view(memberships),
    searchRequests: core.view(searchRequests),
  };

  const caughtUp = () => core.caughtUp(projections);

  const slowed = slowGuesses(createBrake(ports.documents, guessSecret, () => Date.parse(ports.clock.now())));
  const standingOf = standings({ ...view, caughtUp });
  const leave = eraseMemberships({ commands, memberships: view.memberships, caughtUp });
  const withdraw = eraseSearchRequests({ commands, searchRequests: view.searchRequests, caughtUp });

  return {
    core,
    parts: {
      projections,
      policies: [
        keepPictureFiles({ store, pictures }),
        endSearchRequests({ commands, searchRequests: view.searchRequests, caughtUp }),
        settleOwnInvitations({ commands, recipientOf }),
        ...(mailer ? [sendInvitations({ mailer, load, nameOf, languageAt, publicUrl })] : []),
      ],
      reactions: [
        whenAnAccountIsDeletedThenErase({
          by: core.name,
          erase: async (userId, call) => (await withdraw(userId, call)) ?? leave(userId, call),
          confirm: confirmErasure,
          documents: ports.documents,
        }),
        whenModerationDecidesThenHide({ commands, searchRequests: view.searchRequests, caughtUp }),
      ],
      clockPolicies: [],
      publish: (event) => publish(event as Recorded<GroupEvent | SearchRequestEvent>),
    },
    handlers: {
      commands: namedCommands<typeof groupDoor>({
        ...groupCommandHandlers({
          commands,
          groups: view.groups,
          memberships: view.memberships,
          slowed,
          included,
          registeredAt,
        }),
        ...searchRequestCommandHandlers({ commands, load, searchRequests: view.searchRequests, standingOf, mayAttach }),
      }),
      queries: groupQueryHandlers({ load, ...view, standingOf, caughtUp, lending, slowed }),
    },
  };
};
