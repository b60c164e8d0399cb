import type {
  AccountEvent,
  AutoReplyEvent,
  FavouriteEvent,
  NicknameEvent,
} from '@lendring/contracts/account/events.js';
import type { accountDoor } from '@lendring/contracts/account/queries.js';
import { services } from '@lendring/contracts/services.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import { namedCommands } from '@lendring/platform/runtime/service/command-call.js';
import {
  createServiceCore,
  type ServiceCore,
  type ServicePorts,
} from '@lendring/platform/runtime/service/service-core.js';
import type { Recorded, ServiceParts } from '@lendring/platform/runtime/service/service-parts.js';
import { accountCommandHandlers } from './door/commands.js';
import { accountQueryHandlers } from './door/queries.js';
import { nicknameId } from './nickname/nickname-id.js';
import { whenARequestMovesThenNoteIt } from './policies/when-a-request-moves-then-note-it.js';
import { whenAPictureIsReplacedThenItsFilesGo } from './policies/when-a-picture-is-replaced-then-its-files-go.js';
import { surroundOlderAddresses, type Around } from './policies/surround-older-addresses.js';
import { projections } from './projections/all.js';
import { accounts } from './projections/accounts.js';
import { admins } from './projections/admins.js';
import { favouriteLists } from './projections/favourite-lists.js';
import { publish } from './publish.js';

/** Secrets of this installation, 32 bytes each: `blur` moves private places, `nickname` names streams. */
export type AccountKeys = Readonly<{ blur: Uint8Array; nickname: Uint8Array }>;

export type AccountService = Readonly<{
  core: ServiceCore;
  parts: ServiceParts;
  handlers: DoorHandlers<typeof accountDoor>;
}>;

/**
 * Other parts the account service needs: the store of picture files, and the place service for the surroundings of an
 * address.
 */
export type AccountNeeds = Readonly<{ pictures: StoredPictures; around: Around }>;

/** The account service without Nest: its projections, policies and reactions, and the handlers of its door. */
export const accountService = (
  ports: ServicePorts,
  keys: AccountKeys,
  { pictures, around }: AccountNeeds,
): AccountService => {
  const core = createServiceCore(services.account, ports);
  const { commands, store } = core;
  const nicknameIdOf = (nickname: string) => nicknameId(keys.nickname, nickname);
  return {
    core,
    parts: {
      projections,
      policies: [whenAPictureIsReplacedThenItsFilesGo({ store, pictures })],
      reactions: [whenARequestMovesThenNoteIt(commands)],
      clockPolicies: [surroundOlderAddresses({ accounts: core.view(accounts), commands, around })],
      // This service's log holds only its own events.
      publish: (event) => publish(event as Recorded<AccountEvent | NicknameEvent | FavouriteEvent | AutoReplyEvent>),
    },
    handlers: {
      commands: namedCommands<typeof accountDoor>(
        accountCommandHandlers({ commands, admins: core.view(admins), nicknameIdOf }),
      ),
      queries: accountQueryHandlers({
        load: core.load,
        accounts: core.view(accounts),
        admins: core.view(admins),
        favourites: core.view(favouriteLists),
        blurKey: keys.blur,
        nicknameIdOf,
      }),
    },
  };
};
