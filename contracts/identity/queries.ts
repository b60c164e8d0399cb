import * as z from 'zod';
import { defineDoor } from '../kernel/door.js';
import { UserId } from '../kernel/ids.js';
import { identityCommands } from './commands.js';

/** The door of the built-in sign-in provider, for the demo data and for tools; people come in through its pages. */
export const identityDoor = defineDoor('identity', identityCommands, {
  /** System only. Null when nobody has this address. */
  userOf: { question: z.strictObject({ email: z.string().max(200) }), answer: UserId.nullable() },
});
