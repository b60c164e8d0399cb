import { UserId, type Locale } from '@lendring/contracts/kernel/ids.js';
import type { Doors } from './doors.js';

/** Where a mail to somebody goes, its language, and whom it greets (null: nobody by name); null: there is no account, or no confirmed address. */
export type RecipientOf = (
  userId: string,
  at: string,
) => Promise<{ readonly email: string; readonly locale: Locale; readonly name: string | null } | null>;

/** Asks the account service. @param name of the service that asks */
export const recipientFrom =
  ({ account }: Pick<Doors, 'account'>, name: string): RecipientOf =>
  async (userId, at) => {
    const actor = { kind: 'system' as const, name };
    const recipient = await account.queries.recipient({ userId: UserId.parse(userId) }, { actor, at });
    return recipient?.email ? { email: recipient.email, locale: recipient.locale, name: recipient.name } : null;
  };
