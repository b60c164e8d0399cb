import * as z from 'zod';
import { EngineUnavailable } from '../base/engine-unavailable.js';

/** Error for a service that does not answer in time; users see "try again in a moment". */
export class ServiceUnavailable extends Error {
  constructor(
    readonly service: string,
    cause?: unknown,
  ) {
    super(`The ${service} service does not answer`, { cause });
  }
}

/**
 * True when a required service or engine is temporarily unavailable, which is no fault of the event or the command
 * and is logged elsewhere.
 */
export const isAway = (error: unknown): error is EngineUnavailable | ServiceUnavailable =>
  error instanceof EngineUnavailable || error instanceof ServiceUnavailable;

/** Error for a message that does not match the schema: a bug in the caller, never a user error. */
export class InvalidMessage extends Error {
  constructor(
    readonly pattern: string,
    readonly issues: readonly ApiIssue[],
  ) {
    super(
      `${pattern} does not take this message: ${issues.map(({ path, message }) => `${path || 'message'}: ${message}`).join('; ')}`,
    );
  }
}

export class ServiceFailed extends Error {
  constructor(
    readonly pattern: string,
    cause: unknown,
  ) {
    super(`${pattern} failed in its service`, { cause });
  }
}

export type ApiIssue = Readonly<{ path: string; message: string }>;

export type AwayAnswer = Readonly<{ code: 'service_unavailable'; service: string }>;

/**
 * Error code of a service that is shutting down. The service has not handled the message, so the caller may retry
 * elsewhere.
 */
export const STOPPING = 'ESTOPPING';

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

/** True when the connection was refused or lost; the message may have arrived. */
export const isLost = (error: unknown): boolean =>
  lost.has(Coded.safeParse(error).data?.code ?? '') || textOf(error) === 'Connection closed';

export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

export const meaningOf = (error: unknown, service: string, at: string): Error => {
  const invalid = Invalid.safeParse(error);
  if (invalid.success) return new InvalidMessage(at, invalid.data.issues);
  const away = Away.safeParse(error);
  if (away.success) return new ServiceUnavailable(away.data.service, error);
  const nobody = isTimeout(error) || isLost(error) || textOf(error).startsWith('There is no matching message handler');
  return nobody ? new ServiceUnavailable(service, error) : new ServiceFailed(at, error);
};
