import * as z from 'zod';
import { event } from '../kernel/events.js';
import { Locale, SessionId, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { user } from './credential.js';
import { DeviceName } from './device.js';

export const sessionsCommands = {
  /** Signs a person out of all sessions except `keeps`; allowed to that person and to support staff. */
  endSessions: z.strictObject({ userId: UserId, keeps: SessionId.optional() }),
  endSession: z.strictObject({ session: SessionId }),
} as const;

export const sessionsEvents = [
  /**
   * Sessions ended except the one in `keeps`. `locale`: language of the mail to the owner, set when support staff
   * ended the sessions; absent when the owner did.
   */
  event('SessionsEnded', { ...user, keeps: SessionId.optional(), locale: Locale.optional() }),
] as const;

export const OpenSession = z.strictObject({ session: SessionId, device: DeviceName, began: Instant, seen: Instant });
export type OpenSession = z.infer<typeof OpenSession>;

export const sessionsQueries = { sessions: { question: z.strictObject({}), answer: z.array(OpenSession) } } as const;

export const sessionsRefusals = {
  session_not_found: m(
    404,
    'Dieses Gerät ist schon abgemeldet.',
    'This device is already signed out.',
    'Dit apparaat is al uitgelogd.',
  ),
};
