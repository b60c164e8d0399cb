import { streamOf } from '@lendring/contracts/kernel/decider.js';
import type { AccountEvent } from '@lendring/contracts/account/events.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { takeoutKey } from '@lendring/contracts/account/takeout.js';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { EventStore } from '@lendring/platform/event-store/event-store.port.js';
import type { SubjectKeys } from '@lendring/platform/keys/subject-keys.port.js';
import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import type { Documents } from '@lendring/platform/read-models/documents.port.js';
import { waitingForFiles } from '@lendring/platform/pictures/waiting.decorator.js';
import { ServiceUnavailable } from '@lendring/platform/rpc/api-errors.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import type { DomainEvent } from '@lendring/contracts/kernel/events.js';
import type { Farewell } from './farewell.js';
import type { Actives } from '../activity/actives.js';
import { accountAggregate } from '../account/account.aggregate.js';
import { confirmErasure, finishDeletion } from './decide.js';
import { drop, takeoutAggregate } from '../takeout/takeout.aggregate.js';
import { settling, type DeletionDeps } from './delete-account.js';

export const OWN_PART = 'account';

type Deps = DeletionDeps &
  Readonly<{
    store: Pick<EventStore, 'read'>;
    keys: Pick<SubjectKeys, 'destroy'>;
    pictures: StoredPictures;
    blobs: Pick<Blobs, 'delete'>;
    farewell: Farewell;
    documents: Pick<Documents, 'scrub'>;
    actives: Pick<Actives, 'forget'>;
    caughtUp: () => Promise<void>;
  }>;

/**
 * Carries out a deletion in steps, each triggered by the previous step's event and repeated after a crash: settles
 * the request, erases this service's data, and destroys the key after all confirmations. The key is destroyed last,
 * because earlier steps may have to read the data that they erase.
 */
export const carryOutDeletions = (deps: Deps): Policy<AccountEvent> => {
  const { commands, load, store, keys, farewell, caughtUp } = deps;
  const settle = settling(deps);
  const files = waitingForFiles(deps.pictures);

  const removePictures = async (userId: UserId): Promise<void> => {
    for (const { type, data } of await store.read(streamOf(accountAggregate, userId))) {
      const imageId = type === 'ProfilePictureChanged' ? data['imageId'] : null;
      if (typeof imageId === 'string') await files.remove(imageId);
    }
  };

  /** Deletes all takeouts of the user. A builder whose takeout was dropped stops and removes its file. */
  const removeTakeouts = async (userId: UserId, call: CommandCall): Promise<void> => {
    await commands.on(takeoutAggregate, userId, call, (state) => drop(state, userId, call.at));
    for (const { type, data } of await store.read(streamOf(takeoutAggregate, userId)))
      if (type === 'TakeoutOrdered')
        await deps.blobs.delete(takeoutKey(String(data['takeoutId']))).catch((error: unknown) => {
          throw new ServiceUnavailable('file', error);
        });
  };

  /** Read the log, because nothing else contains the user's address and former names any longer. */
  const sayFarewell = async (userId: UserId, certificateId: string): Promise<void> => {
    const past = await store.read(streamOf(accountAggregate, userId));
    const before = past.slice(
      0,
      past.findIndex(({ type }) => type === 'AccountDeleted'),
    ) as readonly DomainEvent[] as readonly AccountEvent[];
    const { email, emailVerified, deletion } = before.reduce(accountAggregate.evolve, accountAggregate.initialState);
    const addresses = before.flatMap(({ data }) => ('email' in data && data.email !== null ? [data.email] : []));
    const numbers = before.flatMap(({ data }) => ('number' in data && data.number !== null ? [data.number] : []));
    const names = before.flatMap(({ data }) => ('nickname' in data && data.nickname !== null ? [data.nickname] : []));
    await farewell({
      to: emailVerified ? email : null,
      locale: deletion?.locale ?? 'de',
      certificateId,
      forget: [...new Set([...addresses, ...names, ...numbers])],
    });
  };

  const step = (call: CommandCall, name: string): CommandCall => ({
    ...call,
    commandId: derivedId(call.commandId, name),
    asks: { [name]: call.commandId },
  });

  const eraseOwnPart = async (userId: UserId, certificateId: string, call: CommandCall): Promise<CommandAnswer> => {
    await removePictures(userId);
    await removeTakeouts(userId, step(call, 'drop takeout'));
    await deps.actives.forget(userId);
    await caughtUp();
    await deps.documents.scrub?.();
    // Send the final mail after all steps that may be repeated, because it must be sent once.
    await sayFarewell(userId, certificateId);
    return commands.on(accountAggregate, userId, step(call, 'confirm'), (state) =>
      confirmErasure(state, userId, { by: OWN_PART, at: call.at }),
    );
  };

  const finish = async (userId: UserId, call: CommandCall): Promise<CommandAnswer | undefined> => {
    const { deletion } = await load(accountAggregate, userId);
    if (deletion?.stage !== 'deleted' || deletion.waitsFor.length > 0) return undefined;
    await keys.destroy(userId);
    return commands.on(accountAggregate, userId, step(call, 'finish'), (state) =>
      finishDeletion(state, userId, call.at),
    );
  };

  return {
    name: 'carry-out-deletions',
    prefixes: ['account-'],
    types: ['AccountDeletionAsked', 'AccountDeleted', 'ErasureConfirmed', 'ErasureRepeated'],
    async react({ type, data }, call) {
      const { userId } = data;
      switch (type) {
        case 'AccountDeletionAsked':
          return (await settle(userId, call.at)) ?? undefined;
        case 'AccountDeleted':
          return eraseOwnPart(userId, data.certificateId, call);
        case 'ErasureConfirmed':
          return finish(userId, call);
        case 'ErasureRepeated': {
          const { deletion } = await load(accountAggregate, userId);
          if (deletion?.stage === 'asked') return (await settle(userId, call.at)) ?? undefined;
          return deletion?.waitsFor.includes(OWN_PART)
            ? eraseOwnPart(userId, deletion.certificateId, call)
            : finish(userId, call);
        }
        default:
          return undefined;
      }
    },
  };
};
