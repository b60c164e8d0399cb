import type { DeviceName } from '@lendring/contracts/identity/device.js';
import type { SignInTry, SignInWay } from '@lendring/contracts/identity/queries.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';

/** What a sign-in came to. */
export type Noted = Readonly<{
  outcome: Extract<SignInTry['outcome'], 'ok' | 'wrong' | 'wrong_code'>;
  way?: SignInWay;
  device: DeviceName;
  newDevice: boolean;
}>;

/** A change of what protects the sign-in, by its event: told again, it is the same one. */
export type Change = Readonly<{ outcome: SignInTry['outcome']; at: string; event: string }>;

/** Sign-ins of people and changes of them, for their own eyes, for {@link HISTORY_DAYS}. */
export type History = Readonly<{
  /** @param at epoch ms; without it now */
  note: (userId: UserId, noted: Noted, at?: number) => void;
  noteChange: (userId: UserId, change: Change) => void;
  of: (userId: UserId) => readonly SignInTry[];
  forget: (userId: UserId) => void;
}>;

export const HISTORY_DAYS = 90;
