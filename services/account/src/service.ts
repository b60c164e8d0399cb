import type { accountDoor } from '@lendring/contracts/account/queries.js';
import { services } from '@lendring/contracts/services.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { SmsSender } from '@lendring/platform/sms/sms.port.js';
import { dailyHandler } from '@lendring/platform/runtime/service/daily.js';
import { namedCommands } from '@lendring/platform/runtime/service/command-call.js';
import {
  createServiceCore,
  type ServiceCore,
  type ServicePorts,
} from '@lendring/platform/runtime/service/service-core.js';
import type { Recorded, ServiceParts } from '@lendring/platform/runtime/service/service-parts.js';
import type { Leave } from './door/delete-account.js';
import { createActives } from './activity/actives.js';
import { deletingAgain } from './door/delete-again.js';
import type { Reputations } from './reputation/reputations.port.js';
import type { Certificates } from './certificate/certificates.port.js';
import { accountCommandHandlers } from './door/commands.js';
import { accountQueryHandlers } from './door/queries.js';
import { nicknameId } from './nickname/nickname-id.js';
import type { Farewell } from './farewell/farewell.js';
import { carryOutDeletions, OWN_PART } from './policies/carry-out-deletions.js';
import { whenModerationDecidesThenSuspend } from './policies/when-moderation-decides-then-suspend.js';
import { whenARequestMovesThenNoteIt } from './policies/when-a-request-moves-then-note-it.js';
import { whenAPictureIsReplacedThenItsFilesGo } from './policies/when-a-picture-is-replaced-then-its-files-go.js';
import { sendPhoneCodes } from './policies/send-phone-codes.js';
import { tellOfPhone } from './policies/tell-of-phone.js';
import { createPhoneKeys } from './phone-numbers/keys.js';
import { surroundOlderAddresses, type Around } from './policies/surround-older-addresses.js';
import { projections } from './projections/all.js';
import { accounts } from './projections/accounts.js';
import { certificates as erasures } from './projections/certificates.js';
import { daily } from './projections/daily.js';
import { favouriteLists } from './projections/favourite-lists.js';
import { files } from './projections/files.js';
import { roles } from './projections/roles.js';
import { takeouts } from './projections/takeouts.js';
import { missingTraders } from './projections/missing-traders.js';
import { traders } from './projections/traders.js';
import { unfinishedDeletions } from './projections/unfinished-deletions.js';
import { askEarlierTraders } from './policies/ask-earlier-traders.js';
import { followTraders } from './policies/follow-traders.js';
import { forgetTraders } from './policies/forget-traders.js';
import { lapseTraders } from './policies/lapse-traders.js';
import { repeatErasures } from './policies/repeat-erasures.js';
import { publish, type OwnEvent } from './publish.js';

/** Secrets of this installation, 32 bytes each: `blur` for private places, `nickname` for stream names. */
export type AccountKeys = Readonly<{ blur: Uint8Array; nickname: Uint8Array }>;

export type AccountService = Readonly<{
  core: ServiceCore;
  parts: ServiceParts;
  handlers: DoorHandlers<typeof accountDoor>;
}>;

/**
 * Phone verification. `sms`: null if SMS cannot be sent, which disables the feature; `mailer`: null without a mail
 * server.
 */
export type PhoneNeeds = Readonly<{
  sms: SmsSender | null;
  mailer: Pick<Mailer, 'send'> | null;
  countries: readonly string[];
  smsADay: number;
  publicUrl: string;
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

export const accountService = (
  ports: ServicePorts,
  keys: AccountKeys,
  { pictures, blobs, around, leave, keepers, certificates, reputations, farewell, phones }: AccountNeeds,
): AccountService => {
  const core = createServiceCore(services.account, ports);
  const { commands, store } = core;
  const deletion = { commands, load: core.load, leave, keepers: [...keepers, OWN_PART] };
  const caughtUp = () => core.caughtUp(projections);
  const again = deletingAgain({ ...deletion, keys: ports.keys, now: ports.clock.now });
  const nicknameIdOf = (nickname: string) => nicknameId(keys.nickname, nickname);
  const actives = createActives({ documents: ports.documents, commands, key: keys.nickname });
  const { sms, mailer, countries, smsADay, publicUrl } = phones;
  const phone = { keys: createPhoneKeys(keys.nickname), sends: sms !== null, countries, smsADay };
  return {
    core,
    parts: {
      projections,
      policies: [
        whenAPictureIsReplacedThenItsFilesGo({ store, pictures }),
        followTraders(commands),
        ...(sms ? [sendPhoneCodes({ commands, load: core.load, sms, keys: phone.keys, publicUrl })] : []),
        ...(mailer ? [tellOfPhone({ mailer, load: core.load, publicUrl })] : []),
        carryOutDeletions({
          ...deletion,
          store,
          keys: ports.keys,
          pictures,
          blobs,
          farewell,
          documents: ports.documents,
          actives,
          caughtUp,
        }),
      ],
      beforeOpening: again.begin,
      reactions: [whenARequestMovesThenNoteIt(commands), whenModerationDecidesThenSuspend(commands)],
      clockPolicies: [
        surroundOlderAddresses({ accounts: core.view(accounts), commands, around }),
        askEarlierTraders({ commands, load: core.load, accounts: core.view(accounts) }),
        lapseTraders({ commands, missing: core.view(missingTraders) }),
        repeatErasures({ commands, unfinished: core.view(unfinishedDeletions) }),
        forgetTraders({ commands, traders: core.view(traders), keys: ports.keys }),
      ],
      publish: (event) => publish(event as Recorded<OwnEvent>),
    },
    handlers: {
      commands: namedCommands<typeof accountDoor>(
        accountCommandHandlers({
          commands,
          roles: core.view(roles),
          nicknameIdOf,
          deletion,
          phone,
          reputations,
          actives,
        }),
      ),
      queries: {
        daily: dailyHandler(core.view(daily)),
        ...accountQueryHandlers({
          restoredLeft: again.left,
          certificates,
          reputations,
          erasures: core.view(erasures),
          load: core.load,
          accounts: core.view(accounts),
          roles: core.view(roles),
          files: core.view(files),
          favourites: core.view(favouriteLists),
          takeouts: core.view(takeouts),
          traders: core.view(traders),
          missing: core.view(missingTraders),
          blurKey: keys.blur,
          nicknameIdOf,
          phone,
          actives,
        }),
      },
    },
  };
};
