import * as z from 'zod';
import { defineDoor } from '../kernel/door.js';
import { SessionId, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { identityCommands } from './commands.js';

/** What a browser says of itself, in the names that people know; null: it says nothing that we know. */
export const DeviceName = z.strictObject({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['computer', 'phone', 'tablet']).nullable(),
});
export type DeviceName = z.infer<typeof DeviceName>;

export const OpenSession = z.strictObject({ session: SessionId, device: DeviceName, began: Instant, seen: Instant });
export type OpenSession = z.infer<typeof OpenSession>;

/** The door of the built-in sign-in provider, for account pages, demo data and tools; people come in through its pages. */
export const identityDoor = defineDoor('identity', identityCommands, {
  /** System only. Null when nobody has this address. */
  userOf: { question: z.strictObject({ email: z.string().max(200) }), answer: UserId.nullable() },
  /** The address that the asker wants and has not confirmed yet. */
  emailWanted: {
    question: z.strictObject({}),
    answer: z.strictObject({ email: z.string(), until: Instant }).nullable(),
  },
  /** Where the asker is signed in, the newest first. */
  sessions: { question: z.strictObject({}), answer: z.array(OpenSession) },
});
