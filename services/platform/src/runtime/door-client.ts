import type { ClientProxy } from '@nestjs/microservices';
import { pattern, type CommandAnswer, type CommandContext, type QueryContext } from '@lendring/contracts/kernel/door.js';
import { catchError, firstValueFrom, timeout } from 'rxjs';
import * as z from 'zod';
import { InvalidMessage, ServiceFailed, ServiceUnavailable } from './door-errors.js';
import type { AnyDoor } from './door.js';

/** The caller's side of a door: the same names, typed by the same schemas. */
export type DoorClient<D extends AnyDoor> = Readonly<{
  commands: { readonly [Name in keyof D['commands']]: (data: z.input<D['commands'][Name]>, context: CommandContext) => Promise<CommandAnswer> };
  queries: {
    readonly [Name in keyof D['queries']]: (data: z.input<D['queries'][Name]['question']>, context: QueryContext) => Promise<z.output<D['queries'][Name]['answer']>>;
  };
}>;

/** Codes of sockets that found nobody. */
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT', 'EAI_AGAIN']);

const Invalid = z.object({ code: z.literal('invalid_message'), issues: z.array(z.object({ path: z.string(), message: z.string() })) });
const Coded = z.object({ code: z.string() });
const Told = z.object({ message: z.string() });

/**
 * Calls a service through any Nest transport.
 * @throws ServiceUnavailable when nobody answers within `timeoutMs`
 * @throws InvalidMessage when the data does not fit the door's schema
 * @throws ServiceFailed when the service broke while answering
 */
export const doorClient = <D extends AnyDoor>(door: D, proxy: Pick<ClientProxy, 'send'>, { timeoutMs }: { timeoutMs: number }): DoorClient<D> => {
  const call = (name: string) => (data: unknown, context: unknown): Promise<unknown> => {
    const at = pattern(door, name);
    return firstValueFrom(proxy.send<unknown>(at, { data, context }).pipe(
      timeout(timeoutMs),
      catchError((error: unknown) => { throw meaningOf(error, door.name, at); }),
    ), { defaultValue: null });
  };
  const calls = (names: object) => Object.fromEntries(Object.keys(names).map((name) => [name, call(name)]));
  // The loop makes exactly what the mapped types say; the compiler cannot follow it there.
  return { commands: calls(door.commands), queries: calls(door.queries) } as DoorClient<D>;
};

const meaningOf = (error: unknown, service: string, at: string): Error => {
  const invalid = Invalid.safeParse(error);
  if (invalid.success) return new InvalidMessage(at, invalid.data.issues);
  const { code } = Coded.safeParse(error).data ?? {};
  const message = typeof error === 'string' ? error : Told.safeParse(error).data?.message ?? '';
  const nobody = (error instanceof Error && error.name === 'TimeoutError') || (code !== undefined && unreachable.has(code))
    || message === 'Connection closed' || message.startsWith('There is no matching message handler');
  return nobody ? new ServiceUnavailable(service, error) : new ServiceFailed(at, error);
};
