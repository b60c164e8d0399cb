import type { accountApi } from '@lendring/contracts/account/queries.js';
import { services } from '@lendring/contracts/services.js';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import { joinBackground } from '@lendring/platform/runtime/service/capability.js';
import { namedCommands } from '@lendring/platform/runtime/service/command-call.js';
import { dailyHandler } from '@lendring/platform/runtime/daily-numbers/query.js';
import {
  createServiceCore,
  type ServiceCore,
  type ServicePorts,
} from '@lendring/platform/runtime/service/service-core.js';
import type { Recorded, ServiceParts } from '@lendring/platform/runtime/service/service-parts.js';
import { accountDeletion } from './account-deletion/capability.js';
import { OWN_PART } from './account-deletion/carry-out-deletions.js';
import { deletingAccount, type Leave } from './account-deletion/delete-account.js';
import { deletingAgain } from './account-deletion/delete-again.js';
import type { Farewell } from './account-deletion/farewell.js';
import { unfinishedDeletions } from './account-deletion/unfinished-deletions.js';
import { account } from './account/capability.js';
import { owning } from './account/own.js';
import { accounts } from './account/projection.js';
import { createActives } from './activity/actives.js';
import { activity } from './activity/capability.js';
import { autoReply } from './auto-reply/capability.js';
import { blocks } from './blocks/capability.js';
import { certificate } from './certificate/capability.js';
import type { Certificates } from './certificate/certificates.port.js';
import { certificates as erasures } from './certificate/projection.js';
import { daily } from './daily.js';
import { favourites } from './favourites/capability.js';
import { favouriteLists } from './favourites/favourite-lists.js';
import { lenders } from './lenders/capability.js';
import { lenderNames } from './lenders/lender-names.js';
import { mayAsk } from './may-ask/capability.js';
import { nickname } from './nickname/capability.js';
import { nicknameId } from './nickname/nickname-id.js';
import { openingDays } from './opening-days/capability.js';
import { people } from './people/capability.js';
import { files } from './people/files.js';
import { phoneVerification, type PhoneNeeds } from './phone/capability.js';
import { places } from './places/capability.js';
import type { Around } from './places/surround-older-addresses.js';
import type { Ports, ReadModels } from './ports.js';
import { profile } from './profile/capability.js';
import { projections } from './projections.js';
import { publish, type OwnEvent } from './publish.js';
import { reputation } from './reputation/capability.js';
import type { Reputations } from './reputation/reputations.port.js';
import { roles } from './roles/capability.js';
import { anotherAdmin } from './roles/commands.js';
import { roles as roleDocuments } from './roles/projection.js';
import { suspension } from './suspension/capability.js';
import { takeout } from './takeout/capability.js';
import { takeouts } from './takeout/projection.js';
import { trackRecord } from './track-record/capability.js';
import { traders } from './traders/capability.js';
import { missingTraders } from './traders/missing-traders.js';
import { traders as traderDocuments } from './traders/projection.js';

/** Secrets of this installation, 32 bytes each: `blur` for private places, `nickname` for stream names. */
export type AccountKeys = Readonly<{ blur: Uint8Array; nickname: Uint8Array }>;

export type AccountService = Readonly<{
  core: ServiceCore;
  parts: ServiceParts;
  handlers: ServiceHandlers<typeof accountApi>;
}>;

export type AccountNeeds = Readonly<{
  pictures: StoredPictures;
  blobs: Pick<Blobs, 'delete'>;
  around: Around;
  leave: Leave;
  keepers: readonly string[];
  certificates: Certificates;
  reputations: Reputations;
  farewell: Farewell;
  phones: PhoneNeeds;
}>;

/** Assembles the account service from its capabilities, without Nest. */
export const accountService = (
  ports: ServicePorts,
  keys: AccountKeys,
  { pictures, blobs, around, leave, keepers, certificates, reputations, farewell, phones }: AccountNeeds,
): AccountService => {
  const core = createServiceCore(services.account, ports);
  const { commands, load, loadKnown, store } = core;
  const { documents } = ports;
  const read: ReadModels = {
    accounts: core.view(accounts),
    certificates: core.view(erasures),
    favourites: core.view(favouriteLists),
    files: core.view(files),
    lenderNames: core.view(lenderNames),
    missingTraders: core.view(missingTraders),
    roles: core.view(roleDocuments),
    takeouts: core.view(takeouts),
    traders: core.view(traderDocuments),
    unfinishedDeletions: core.view(unfinishedDeletions),
  };
  const deletion = { commands, load, leave, keepers: [...keepers, OWN_PART] };
  const again = deletingAgain({ ...deletion, keys: ports.keys, now: ports.clock.now });
  const deps: Ports = {
    commands,
    load,
    loadKnown,
    read,
    own: owning(loadKnown),
    remove: deletingAccount({ ...deletion, isAnotherAdmin: anotherAdmin(read.roles) }),
    actives: createActives({ documents, commands, key: keys.nickname }),
    nicknameIdOf: (name) => nicknameId(keys.nickname, name),
  };
  const own = {
    profile: profile({ ...deps, store, pictures }),
    account: account(deps),
    places: places({ ...deps, around, blurKey: keys.blur }),
    favourites: favourites(deps),
    blocks: blocks(deps),
    autoReply: autoReply(deps),
    openingDays: openingDays(deps),
    traders: traders({ ...deps, keys: ports.keys }),
    phone: phoneVerification({ ...deps, secret: keys.nickname, phones }),
    reputation: reputation({ ...deps, reputations }),
  };
  const can = {
    ...own,
    takeout: takeout({
      ...deps,
      answers: {
        ...own.profile.queries,
        ...own.account.queries,
        ...own.places.queries,
        ...own.favourites.queries,
        ...own.blocks.queries,
        ...own.autoReply.queries,
        ...own.openingDays.queries,
        ...own.traders.queries,
        ...own.phone.queries,
        ...own.reputation.queries,
      },
    }),
    nickname: nickname(deps),
    lenders: lenders(deps),
    mayAsk: mayAsk({ loadKnown, blurKey: keys.blur }),
    roles: roles(deps),
    people: people(deps),
    activity: activity(deps),
    trackRecord: trackRecord(deps),
    suspension: suspension(deps),
    certificate: certificate({ ...deps, certificates }),
    accountDeletion: accountDeletion({
      ...deps,
      ...deletion,
      store,
      keys: ports.keys,
      pictures,
      blobs,
      farewell,
      documents,
      caughtUp: () => core.caughtUp(projections),
      restoredLeft: again.left,
    }),
  };
  return {
    core,
    parts: {
      projections,
      ...joinBackground(Object.values(can)),
      beforeOpening: again.begin,
      publish: (event) => publish(event as Recorded<OwnEvent>),
    },
    handlers: {
      commands: namedCommands<typeof accountApi>({
        ...can.account.commands,
        ...can.profile.commands,
        ...can.places.commands,
        ...can.favourites.commands,
        ...can.blocks.commands,
        ...can.autoReply.commands,
        ...can.openingDays.commands,
        ...can.traders.commands,
        ...can.phone.commands,
        ...can.reputation.commands,
        ...can.takeout.commands,
        ...can.roles.commands,
        ...can.people.commands,
        ...can.activity.commands,
        ...can.accountDeletion.commands,
      }),
      queries: {
        daily: dailyHandler(core.view(daily)),
        ...can.account.queries,
        ...can.profile.queries,
        ...can.places.queries,
        ...can.favourites.queries,
        ...can.blocks.queries,
        ...can.autoReply.queries,
        ...can.openingDays.queries,
        ...can.traders.queries,
        ...can.phone.queries,
        ...can.reputation.queries,
        ...can.takeout.queries,
        ...can.nickname.queries,
        ...can.lenders.queries,
        ...can.mayAsk.queries,
        ...can.roles.queries,
        ...can.people.queries,
        ...can.certificate.queries,
        ...can.accountDeletion.queries,
      },
    },
  };
};
