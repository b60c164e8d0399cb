import { HOUR_MS } from '@lendring/contracts/kernel/time.js';
import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import type { IdentityRefusal } from '@lendring/contracts/identity/refusals.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Holder } from '../credential/address.aggregate.js';
import type { Credential } from '../credential/credential.aggregate.js';

type Decided = Decision<readonly CredentialEvent[], IdentityRefusal>;

export const CONFIRM_HOURS = 48;
/** Hours for taking an address back: long enough for a user who reads mail once a week. */
export const TAKE_BACK_HOURS = 7 * 24;

const after = (at: string, hours: number): string => new Date(Date.parse(at) + hours * HOUR_MS).toISOString();

type Wish = Readonly<{ change: string; email: string; address: string; locale: Locale; at: string }>;

/**
 * Succeeds even if another user has the address; only the mail reveals that the address is taken. `id`: id of the
 * credential.
 */
export const askEmailChange = (state: Credential, id: string, wish: Wish): Decided => {
  if (!state.registered) return refused('sign_in_elsewhere');
  const { change, email, address, locale, at } = wish;
  if ((state.address ?? id) === address) return refused('email_unchanged');
  const { userId } = state;
  const until = after(at, CONFIRM_HOURS);
  return decided([{ type: 'EmailChangeAsked', data: { userId, locale, change, email, address, until } }]);
};

export const resendEmailChange = (
  state: Credential,
  { locale, at }: Readonly<{ locale: Locale; at: string }>,
): Decided => {
  if (!state.registered || !state.wanted || state.wanted.until <= at) return refused('email_not_waiting');
  const { change, email, address } = state.wanted;
  if (address === null) return refused('email_not_waiting');
  const until = after(at, CONFIRM_HOURS);
  const data = { userId: state.userId, locale, change, email, address, until, again: true as const };
  return decided([{ type: 'EmailChangeAsked', data }]);
};

export const cancelEmailChange = (state: Credential): Decided => {
  if (!state.registered) return refused('sign_in_elsewhere');
  const { userId, wanted } = state;
  return decided(wanted ? [{ type: 'EmailChangeCancelled', data: { userId, change: wanted.change } }] : []);
};

/** True if another credential signs in with the address, or has just left it and may take it back. */
export const isTaken = ({ id, state, keptFor }: Holder, own: string): boolean =>
  keptFor !== null ? keptFor.id !== own : state.registered && state.verified && id !== own;

/**
 * @param holder the credential that holds the requested address; an unconfirmed credential loses the address to the
 * reader of its mail
 */
export const confirmEmail = (
  state: Credential,
  id: string,
  asked: Readonly<{ change: string; holder: Holder; locale: Locale; at: string }>,
): Decided => {
  if (!state.registered) return refused('token_invalid');
  const { change, holder, locale, at } = asked;
  if (state.moved === change) return decided([]);
  const { userId, wanted } = state;
  if (wanted?.change !== change || wanted.address === null || wanted.until <= at) return refused('token_invalid');
  if (isTaken(holder, id)) return refused('email_taken');
  const { email, address } = wanted;
  const until = after(at, TAKE_BACK_HOURS);
  return decided([{ type: 'EmailChanged', data: { userId, locale, change, email, address, until } }]);
};

/**
 * Reverts this change and all later ones and signs out everywhere, because an attacker may know the password. The link
 * works again until a new password is set; afterwards it is invalid, so that a finder of the mail cannot sign the owner
 * out.
 */
export const takeEmailBack = (state: Credential, change: string, at: string): Decided => {
  if (!state.registered) return refused('token_invalid');
  if (state.moved === `${change} back`) return state.passwordHash === null ? decided([]) : refused('token_invalid');
  const move = state.left.find((one) => one.change === change);
  if (!move || move.until <= at) return refused('token_invalid');
  const { userId } = state;
  return decided([
    { type: 'EmailTakenBack', data: { userId, change, email: move.email } },
    { type: 'SessionsEnded', data: { userId } },
  ]);
};
