import type { DeviceName } from '@lendring/contracts/identity/device.js';
import type { SignInTry } from '@lendring/contracts/identity/queries.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';

/** What a sign-in came to. */
export type Noted = Readonly<{ outcome: SignInTry['outcome']; device: DeviceName; newDevice: boolean }>;

/** Sign-ins of people, for their own eyes, for {@link HISTORY_DAYS}. */
export type History = Readonly<{
  note: (userId: UserId, noted: Noted) => void;
  of: (userId: UserId) => readonly SignInTry[];
}>;

export const HISTORY_DAYS = 90;
