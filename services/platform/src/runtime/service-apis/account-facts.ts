import { UserId, type Locale } from '@lendring/contracts/kernel/ids.js';
import type { ServiceApis } from './service-apis.js';

/** Returns the trading name of a company, the nickname of others; null if the account no longer exists. */
export type NameOf = (userId: string, at: string) => Promise<string | null>;

/** Returns the language of the account with this address; null if there is none. */
export type LanguageAt = (email: string, at: string) => Promise<Locale | null>;

/** Returns true if one of the account with this address and a user has blocked the other (ADR 119). */
export type IsAddressApart = (email: string, userId: string, at: string) => Promise<boolean>;

type Account<Name extends 'cards' | 'languageAt' | 'isAddressApart'> = Readonly<{
  account: Readonly<{ queries: Pick<ServiceApis['account']['queries'], Name> }>;
}>;

/** `name`: service that queries. */
export const nameFrom =
  ({ account }: Account<'cards'>, name: string): NameOf =>
  async (userId, at) => {
    const actor = { kind: 'system' as const, name };
    const [card] = await account.queries.cards({ userIds: [UserId.parse(userId)] }, { actor, at });
    if (!card || card.former) return null;
    return (card.commercial ? card.company : null) ?? card.nickname;
  };

/** `name`: service that queries. */
export const languageFrom =
  ({ account }: Account<'languageAt'>, name: string): LanguageAt =>
  (email, at) =>
    account.queries.languageAt({ email }, { actor: { kind: 'system', name }, at });

/** `name`: service that queries. */
export const addressApartFrom =
  ({ account }: Account<'isAddressApart'>, name: string): IsAddressApart =>
  (email, userId, at) =>
    account.queries.isAddressApart({ email, other: UserId.parse(userId) }, { actor: { kind: 'system', name }, at });
