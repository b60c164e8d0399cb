import type { CommandAnswer } from '@lendring/contracts/kernel/door.js';
import type { Locale, UserId } from '@lendring/contracts/kernel/ids.js';
import type { ConfirmErasure } from '@lendring/platform/runtime/service/erase-person.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';

export type Reader = Readonly<{ locale: Locale | null; name: string | null }>;

/** The accounts of the people who sign in. */
export type Accounts = Readonly<{
  /** The address that somebody signs in with now, confirmed. */
  takeOver: (userId: UserId, email: string, call: CommandCall) => Promise<CommandAnswer>;
  /** Keys and webhooks stop working: who had the account may have made them. */
  shutOff: (userId: UserId, call: CommandCall) => Promise<CommandAnswer>;
  /** The language that somebody chose for their mails, and whom they greet; null: none, or there is no account yet. */
  readerOf: (userId: UserId, at: string) => Promise<Reader>;
  /** The sign-in holds nothing of a deleted person any more. */
  confirmErasure: ConfirmErasure;
}>;
