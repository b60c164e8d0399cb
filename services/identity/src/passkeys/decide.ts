import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import type { IdentityRefusal } from '@lendring/contracts/identity/refusals.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Credential } from '../credential/credential.aggregate.js';

type Decided = Decision<readonly CredentialEvent[], IdentityRefusal>;

const SETUP_MINUTES = 10;
const MOST = 20;

export const askPasskey = (state: Credential, { setup, at }: Readonly<{ setup: string; at: string }>): Decided => {
  if (!state.registered) return refused('sign_in_elsewhere');
  if (state.factors.passkeys.length >= MOST) return refused('too_many_passkeys');
  const until = new Date(Date.parse(at) + SETUP_MINUTES * 60_000).toISOString();
  return decided([{ type: 'PasskeyAsked', data: { userId: state.userId, setup, until } }]);
};

export const isAsked = (state: Credential, setup: string, at: string): boolean =>
  state.registered && state.factors.passkeyAsked?.setup === setup && state.factors.passkeyAsked.until > at;

/** The verified credential; `known` if an account already owns it, null if verification failed. */
type Made = Readonly<{ key: string; counter: number; synced: boolean; known: boolean }> | null;

/** Derives the passkey's id from its setup, so that a repeated request adds it once. */
export const addPasskey = (
  state: Credential,
  { setup, name, made, locale, at }: Readonly<{ setup: string; name: string; made: Made; locale: Locale; at: string }>,
): Decided => {
  if (!state.registered) return refused('sign_in_elsewhere');
  if (!isAsked(state, setup, at)) return refused('setup_over');
  if (!made) return refused('passkey_invalid');
  if (made.known) return refused('passkey_taken');
  const { userId } = state;
  const { key, counter, synced } = made;
  return decided([{ type: 'PasskeyAdded', data: { userId, locale, passkey: setup, name, key, counter, synced, at } }]);
};

export const renamePasskey = (state: Credential, passkey: string, name: string): Decided => {
  const known = state.registered ? state.factors.passkeys.find((one) => one.passkey === passkey) : undefined;
  if (!state.registered || !known) return refused('passkey_not_found');
  return decided(
    known.name === name ? [] : [{ type: 'PasskeyRenamed', data: { userId: state.userId, passkey, name } }],
  );
};

export const removePasskey = (state: Credential, passkey: string, locale: Locale): Decided => {
  if (!state.registered || !state.factors.passkeys.some((one) => one.passkey === passkey))
    return refused('passkey_not_found');
  return decided([{ type: 'PasskeyRemoved', data: { userId: state.userId, locale, passkey } }]);
};

/** A counter that does not rise indicates a copy or a replay. Synced passkeys keep no counter: it stays 0. */
export const notePasskeyUse = (
  state: Credential,
  used: Readonly<{ passkey: string; counter: number; synced: boolean; at: string }>,
): Decided => {
  const known = state.registered ? state.factors.passkeys.find(({ passkey }) => passkey === used.passkey) : undefined;
  if (!state.registered || !known) return refused('passkey_not_found');
  if ((used.counter > 0 || known.counter > 0) && used.counter <= known.counter) return refused('passkey_invalid');
  return decided([{ type: 'PasskeyUsed', data: { userId: state.userId, ...used } }]);
};
