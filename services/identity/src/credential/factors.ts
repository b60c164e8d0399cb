import type { CredentialEvent } from '@lendring/contracts/identity/events.js';

/** Hashes by their place in the list; an empty one was used. `since`: as in {@link Totp}. */
type Recovery = Readonly<{ hashes: readonly string[]; since: number }>;

/** Codes of an app. `secret` is null after erasure; no code up to `usedStep` works again. */
export type Totp = Readonly<{
  setup: string;
  secret: string | null;
  usedStep: number;
  recovery: Recovery;
  /** How many times the address had changed by then. */
  since: number;
}>;

/** What a sign-in asks for besides the password. `asked`: a secret that waits for its first code. */
export type Factors = Readonly<{
  totp: Totp | null;
  asked: Readonly<{ setup: string; secret: string | null; until: string }> | null;
}>;

export const noFactors: Factors = { totp: null, asked: null };

/** @param moves how many times the address has changed */
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
    // Whoever knew the password before may have begun it.
    case 'PasswordChanged':
      return { ...factors, asked: null };
    default:
      return factors;
  }
};

/** What somebody added after so many changes of the address is gone, as are codes that only they have read. */
export const factorsBefore = ({ totp }: Factors, moves: number): Factors => {
  const kept = totp && totp.since <= moves ? totp : null;
  return {
    asked: null,
    totp: kept && kept.recovery.since > moves ? { ...kept, recovery: { hashes: [], since: moves } } : kept,
  };
};

/** How many recovery codes still work. */
export const recoveryLeft = (totp: Totp): number => totp.recovery.hashes.filter((hash) => hash !== '').length;
