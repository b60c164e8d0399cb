import type { CredentialEvent } from '@lendring/contracts/identity/events.js';

/** Recovery code hashes by position in the list; an empty hash marks a used code. `since`: as in {@link Totp}. */
type Recovery = Readonly<{ hashes: readonly string[]; since: number }>;

/** `secret` is null after erasure; codes up to `usedStep` are used up. */
export type Totp = Readonly<{
  setup: string;
  secret: string | null;
  usedStep: number;
  recovery: Recovery;
  /** Number of address changes before the setup. */
  since: number;
}>;

/** A passkey counts as both factors. `name` and `key` are null after erasure. */
export type KnownPasskey = Readonly<{
  passkey: string;
  name: string | null;
  key: string | null;
  counter: number;
  synced: boolean;
  added: string;
  lastUsed: string | null;
}>;

/**
 * Factors other than the password. `asked`: a TOTP secret that awaits its first code; `passkeyAsked`: a pending
 * passkey.
 */
export type Factors = Readonly<{
  totp: Totp | null;
  asked: Readonly<{ setup: string; secret: string | null; until: string }> | null;
  passkeys: readonly KnownPasskey[];
  passkeyAsked: Readonly<{ setup: string; until: string }> | null;
}>;

export const noFactors: Factors = { totp: null, asked: null, passkeys: [], passkeyAsked: null };

const withPasskey = (factors: Factors, passkey: string, part: Partial<KnownPasskey>): Factors => ({
  ...factors,
  passkeys: factors.passkeys.map((one) => (one.passkey === passkey ? { ...one, ...part } : one)),
});

export const evolveFactors = (factors: Factors, event: CredentialEvent, moves: number): Factors => {
  const { totp, asked } = factors;
  switch (event.type) {
    case 'TotpAsked':
      return { ...factors, asked: event.data };
    case 'TotpSwitchedOn': {
      const { setup, step, recovery } = event.data;
      const secret = asked?.setup === setup ? asked.secret : null;
      const codes = { hashes: recovery ?? [], since: moves };
      return { ...factors, asked: null, totp: { setup, secret, usedStep: step, recovery: codes, since: moves } };
    }
    case 'TotpSwitchedOff':
      return { ...factors, totp: null };
    case 'TotpCodeUsed':
      return totp ? { ...factors, totp: { ...totp, usedStep: Math.max(totp.usedStep, event.data.step) } } : factors;
    case 'RecoveryCodesMade':
      return totp
        ? { ...factors, totp: { ...totp, recovery: { hashes: event.data.recovery ?? [], since: moves } } }
        : factors;
    case 'RecoveryCodeUsed': {
      if (!totp) return factors;
      const hashes = totp.recovery.hashes.map((hash, index) => (index === event.data.index ? '' : hash));
      return { ...factors, totp: { ...totp, recovery: { ...totp.recovery, hashes } } };
    }
    // Drop pending setups, which someone with the old password may have started.
    case 'PasswordChanged':
      return { ...factors, asked: null, passkeyAsked: null };
    case 'PasskeyAsked':
      return { ...factors, passkeyAsked: event.data };
    case 'PasskeyAdded': {
      const { passkey, name, key, counter, synced, at } = event.data;
      const added = { passkey, name, key, counter, synced, added: at, lastUsed: null };
      return { ...factors, passkeyAsked: null, passkeys: [...factors.passkeys, added] };
    }
    case 'PasskeyRenamed':
      return withPasskey(factors, event.data.passkey, { name: event.data.name });
    case 'PasskeyUsed': {
      const { passkey, counter, synced, at } = event.data;
      return withPasskey(factors, passkey, { counter, synced, lastUsed: at });
    }
    case 'PasskeyRemoved':
      return { ...factors, passkeys: factors.passkeys.filter(({ passkey }) => passkey !== event.data.passkey) };
    default:
      return factors;
  }
};

/**
 * Factors after address changes are undone. TOTP stays if it was set up before these changes, without recovery codes
 * made since. All passkeys are removed, because each alone permits a sign-in and the attacker may have added one
 * before the change.
 */
export const factorsBefore = ({ totp }: Factors, moves: number): Factors => {
  const kept = totp && totp.since <= moves ? totp : null;
  return {
    asked: null,
    passkeyAsked: null,
    passkeys: [],
    totp: kept && kept.recovery.since > moves ? { ...kept, recovery: { hashes: [], since: moves } } : kept,
  };
};

export const recoveryLeft = (totp: Totp): number => totp.recovery.hashes.filter((hash) => hash !== '').length;
