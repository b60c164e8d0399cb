import * as z from 'zod';
import { EngineUnavailable } from '../base/engine-unavailable.js';

/** The service does not answer, or not in time. The text for people is "try again in a moment". */
export class ServiceUnavailable extends Error {
  constructor(
    readonly service: string,
    cause?: unknown,
  ) {
    super(`The ${service} service does not answer`, { cause });
  }
}

/** What was asked for needs somebody who is away for the moment: no fault of the event or the command, and told elsewhere. */
export const isAway = (error: unknown): error is EngineUnavailable | ServiceUnavailable =>
  error instanceof EngineUnavailable || error instanceof ServiceUnavailable;

/** A message does not fit the door's schema: a bug of the caller, never a person's mistake. */
export class InvalidMessage extends Error {
  constructor(
    readonly pattern: string,
    readonly issues: readonly DoorIssue[],
  ) {
    super(
      `${pattern} does not take this message: ${issues.map(({ path, message }) => `${path || 'message'}: ${message}`).join('; ')}`,
    );
  }
}

/** The service failed while answering; its own log says why. */
export class ServiceFailed extends Error {
  constructor(
    readonly pattern: string,
    cause: unknown,
  ) {
    super(`${pattern} failed in its service`, { cause });
  }
}

export type DoorIssue = Readonly<{ path: string; message: string }>;

/** The answer of a door when a service that it needs is down. */
export type AwayAnswer = Readonly<{ code: 'service_unavailable'; service: string }>;

/** The code of an answer of a stopping service: try again elsewhere. The message was not handled. */
export const STOPPING = 'ESTOPPING';

/** Socket errors of a refused or lost connection. */
const lost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'EAI_AGAIN',
  STOPPING,
]);

const Invalid = z.object({
  code: z.literal('invalid_message'),
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
});
const Away = z.object({ code: z.literal('service_unavailable'), service: z.string() });
const Coded = z.object({ code: z.string() });
const Told = z.object({ message: z.string() });

const textOf = (error: unknown): string =>
  typeof error === 'string' ? error : (Told.safeParse(error).data?.message ?? '');

/** The connection was refused or broke off; the message may have arrived or not. */
export const isLost = (error: unknown): boolean =>
  lost.has(Coded.safeParse(error).data?.code ?? '') || textOf(error) === 'Connection closed';

/** The timeout of rxjs. */
export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** The meaning of a transport's error for the caller. */
export const meaningOf = (error: unknown, service: string, at: string): Error => {
  const invalid = Invalid.safeParse(error);
  if (invalid.success) return new InvalidMessage(at, invalid.data.issues);
  const away = Away.safeParse(error);
  if (away.success) return new ServiceUnavailable(away.data.service, error);
  const nobody = isTimeout(error) || isLost(error) || textOf(error).startsWith('There is no matching message handler');
  return nobody ? new ServiceUnavailable(service, error) : new ServiceFailed(at, error);
};
