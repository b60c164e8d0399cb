import * as z from 'zod';

/** Nobody answers at a door: the service is not there, or not in time. Say "try again in a moment". */
export class ServiceUnavailable extends Error {
  constructor(
    readonly service: string,
    cause?: unknown,
  ) {
    super(`The ${service} service does not answer`, { cause });
  }
}

/** A door was given what it does not understand: a programming error of the caller, never a person's. */
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

/** What a door answers when a service that it needs itself does not. */
export type AwayAnswer = Readonly<{ code: 'service_unavailable'; service: string }>;

/** The code of an answer that says: not any more here, try again. The message was not handled. */
export const STOPPING = 'ESTOPPING';

/** Codes of sockets that found nobody, or lost them. */
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

/** rxjs gave up waiting. */
export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** What an error of a transport means for the caller. */
export const meaningOf = (error: unknown, service: string, at: string): Error => {
  const invalid = Invalid.safeParse(error);
  if (invalid.success) return new InvalidMessage(at, invalid.data.issues);
  const away = Away.safeParse(error);
  if (away.success) return new ServiceUnavailable(away.data.service, error);
  const nobody = isTimeout(error) || isLost(error) || textOf(error).startsWith('There is no matching message handler');
  return nobody ? new ServiceUnavailable(service, error) : new ServiceFailed(at, error);
};
