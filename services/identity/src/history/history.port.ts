import type { DeviceName } from '@lendring/contracts/identity/device.js';
import type { SignInTry, SignInWay } from '@lendring/contracts/identity/history.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';

export type Noted = Readonly<{
  outcome: Extract<SignInTry['outcome'], 'ok' | 'wrong' | 'wrong_code'>;
  way?: SignInWay;
  device: DeviceName;
  newDevice: boolean;
}>;

/** A change of security settings. `event`: id of its event, which identifies a repeat. */
export type Change = Readonly<{ outcome: SignInTry['outcome']; at: string; event: string }>;

export type History = Readonly<{
  /** @param at epoch ms; defaults to now */
  note: (userId: UserId, noted: Noted, at?: number) => void;
  noteChange: (userId: UserId, change: Change) => void;
  of: (userId: UserId) => readonly SignInTry[];
  forget: (userId: UserId) => void;
}>;

export const HISTORY_DAYS = 90;
