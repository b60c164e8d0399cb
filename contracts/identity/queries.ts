import * as z from 'zod';
import { defineDoor } from '../kernel/door.js';
import { SessionId, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { identityCommands } from './commands.js';
import { DeviceName } from './device.js';

/** A sign-in that worked, or did not for its password. `newDevice`: its owner was told by mail. */
export const SignInTry = z.strictObject({
  at: Instant,
  outcome: z.enum(['ok', 'wrong']),
  device: DeviceName,
  newDevice: z.boolean(),
});
export type SignInTry = z.infer<typeof SignInTry>;

export const OpenSession = z.strictObject({ session: SessionId, device: DeviceName, began: Instant, seen: Instant });
export type OpenSession = z.infer<typeof OpenSession>;

/**
 * The door of the built-in sign-in provider, for account pages, demo data and tools; people come in through its pages.
 */
export const identityDoor = defineDoor('identity', identityCommands, {
  /** System only. Null when nobody has this address. */
  userOf: { question: z.strictObject({ email: z.string().max(200) }), answer: UserId.nullable() },
  /** The address that the asker wants and has not confirmed yet. */
  emailWanted: {
    question: z.strictObject({}),
    answer: z.strictObject({ email: z.string(), until: Instant }).nullable(),
  },
  /** The asker's sign-ins of the last months, the newest first. */
  history: { question: z.strictObject({}), answer: z.array(SignInTry) },
  /** Where the asker is signed in, the newest first. */
  sessions: { question: z.strictObject({}), answer: z.array(OpenSession) },
});
