import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { Locale, UserId } from '@lendring/contracts/kernel/ids.js';
import type { ConfirmErasure } from '@lendring/platform/runtime/service/erasure-reaction.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';

export type Reader = Readonly<{ locale: Locale | null; name: string | null }>;

export type Accounts = Readonly<{
  takeOver: (userId: UserId, email: string, call: CommandCall) => Promise<CommandAnswer>;
  /** Disables API keys and webhooks, which an attacker may have created. */
  shutOff: (userId: UserId, call: CommandCall) => Promise<CommandAnswer>;
  /** Chosen mail language and name for the greeting; null if unset, or if the account does not exist yet. */
  readerOf: (userId: UserId, at: string) => Promise<Reader>;
  confirmErasure: ConfirmErasure;
}>;
