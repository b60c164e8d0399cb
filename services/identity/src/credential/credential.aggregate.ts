import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { evolveFactors, factorsBefore, noFactors, type Factors } from './decide-factors.js';

/**
 * A requested address (`until`: expiry of the request) or a former one (`until`: end of the period for taking it back).
 */
export type Move = Readonly<{ change: string; email: string | null; address: string | null; until: string }>;

/** `email` and `passwordHash` are null after erasure; `passwordHash` is also null after an address was taken back. */
export type Registered = Readonly<{
  registered: true;
  userId: UserId;
  email: string | null;
  /** Key of the address; null if it equals the stream's own name. */
  address: string | null;
  passwordHash: string | null;
  verified: boolean;
  wanted: Move | null;
  left: readonly Move[];
  /** The change that led to this address; links of other changes are invalid. */
  moved: string | null;
  factors: Factors;
  /** Number of times all devices were signed out; invalidates trusted devices. */
  ended: number;
}>;
export type Credential = { readonly registered: false } | Registered;

const evolve = (state: Credential, event: CredentialEvent): Credential => {
  if (event.type === 'CredentialRegistered') {
    const { userId, email, passwordHash, address = null } = event.data;
    const none = { verified: false, wanted: null, left: [], moved: null, factors: noFactors, ended: 0 };
    return { registered: true, userId, email, address, passwordHash, ...none };
  }
  if (!state.registered) return state;
  if (event.type === 'CredentialErased') return { registered: false };
  return evolveOwn({ ...state, factors: evolveFactors(state.factors, event, state.left.length) }, event);
};

const evolveOwn = (state: Registered, event: CredentialEvent): Registered => {
  switch (event.type) {
    case 'EmailVerified':
      return { ...state, verified: true };
    // Drop a pending address change: an attacker may have requested it, and its link would still move the account.
    case 'PasswordChanged':
      return { ...state, passwordHash: event.data.passwordHash, wanted: null };
    case 'EmailChangeAsked':
      return { ...state, wanted: event.data };
    case 'EmailChangeCancelled':
      return { ...state, wanted: null };
    case 'EmailChanged': {
      const { change, email, address, until } = event.data;
      const before = { change, email: state.email, address: state.address, until };
      return { ...state, email, address, wanted: null, left: [...state.left, before], moved: change };
    }
    case 'EmailTakenBack': {
      const { change, email } = event.data;
      const at = state.left.findIndex((move) => move.change === change);
      return {
        ...state,
        email,
        address: state.left[at]?.address ?? null,
        passwordHash: null,
        wanted: null,
        left: state.left.slice(0, Math.max(0, at)),
        moved: `${change} back`,
        factors: factorsBefore(state.factors, Math.max(0, at)),
      };
    }
    case 'SessionsEnded':
      return { ...state, ended: state.ended + 1, wanted: null };
    default:
      return state;
  }
};

/** Stream `credential-<HMAC of the first address>`. */
export const credentialAggregate: Aggregate<Credential, CredentialEvent> = {
  category: 'credential',
  initialState: { registered: false },
  evolve,
};
