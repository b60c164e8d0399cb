import { randomUUID } from 'node:crypto';
import { decided, streamOf } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import type { EventStore } from '@lendring/platform/event-store/event-store.port.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { credentialAggregate } from '../credential/credential.aggregate.js';

type Deps = Readonly<{
  commands: CommandHandler;
  addressOf: (userId: UserId) => Promise<string | null>;
  forget: (userId: UserId) => void;
  caughtUp: () => Promise<void>;
  store: Pick<EventStore, 'read'>;
  /**
   * Deletes mails from the local mailbox, which may contain mails to an unconfirmed address that only this service
   * knows.
   */
  mailer: Pick<Mailer, 'forget'>;
}>;

/** Final mail to keep when the mailbox is cleared; empty, because another service sends that mail. */
const LAST = '';

/** Erases a deleted user's credential and sessions; the address becomes free for a new account. */
export const eraseCredential =
  ({ commands, addressOf, forget, caughtUp, store, mailer }: Deps) =>
  async (userId: UserId, call: CommandCall): Promise<CommandAnswer | null> => {
    await caughtUp();
    const address = await addressOf(userId);
    if (address !== null) {
      const wished = (await store.read(streamOf(credentialAggregate, address))).flatMap(({ type, data }) =>
        type === 'EmailChangeAsked' && data['userId'] === userId && typeof data['email'] === 'string'
          ? [data['email']]
          : [],
      );
      if (wished.length > 0) await mailer.forget?.(wished, LAST);
      const own = { ...call, commandId: randomUUID(), asks: { erase: userId } };
      const erased = await commands.on(credentialAggregate, address, own, (state) =>
        decided(
          state.registered && state.userId === userId ? [{ type: 'CredentialErased' as const, data: { userId } }] : [],
        ),
      );
      if (!erased.ok) return erased;
    }
    forget(userId);
    await caughtUp();
    return null;
  };
