import { UserId, type Locale } from '@lendring/contracts/kernel/ids.js';
import type { ServiceApis } from './service-apis.js';

/**
 * Mail address, language and name (null: greet without a name) of an account; null without account or confirmed
 * address.
 */
export type RecipientOf = (
  userId: string,
  at: string,
) => Promise<{ readonly email: string; readonly locale: Locale; readonly name: string | null } | null>;

export const recipientFrom =
  ({ account }: Pick<ServiceApis, 'account'>, name: string): RecipientOf =>
  async (userId, at) => {
    const actor = { kind: 'system' as const, name };
    const recipient = await account.queries.recipient({ userId: UserId.parse(userId) }, { actor, at });
    return recipient?.email ? { email: recipient.email, locale: recipient.locale, name: recipient.name } : null;
  };
