import { UserId, type Locale } from '@lendring/contracts/kernel/ids.js';
import type { ServiceApis } from './service-apis.js';

/** Returns the public name of an account; null if it no longer exists. */
export type NameOf = (userId: string, at: string) => Promise<string | null>;

/** Returns the language of the account with this address; null if there is none. */
export type LanguageAt = (email: string, at: string) => Promise<Locale | null>;

type Account<Name extends 'cards' | 'languageAt'> = Readonly<{
  account: Readonly<{ queries: Pick<ServiceApis['account']['queries'], Name> }>;
}>;

/** `name`: service that queries. */
export const nameFrom =
  ({ account }: Account<'cards'>, name: string): NameOf =>
  async (userId, at) => {
    const actor = { kind: 'system' as const, name };
    const [card] = await account.queries.cards({ userIds: [UserId.parse(userId)] }, { actor, at });
    return card?.former ? null : (card?.nickname ?? null);
  };

/** `name`: service that queries. */
export const languageFrom =
  ({ account }: Account<'languageAt'>, name: string): LanguageAt =>
  (email, at) =>
    account.queries.languageAt({ email }, { actor: { kind: 'system', name }, at });
