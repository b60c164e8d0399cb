import type { AnyServiceApi, CommandAnswer, CommandContext } from '@lendring/contracts/kernel/service-api.js';
import type * as z from 'zod';
import type { ServiceHandlers } from '../service-apis/handlers.js';

/**
 * Context of a command in its handler. A repeat with the same id must have equal `asks`: the message's name and data,
 * unless the handler excludes values that differ per click or must not be hashed (passwords).
 */
export type CommandCall = CommandContext & Readonly<{ asks: unknown }>;

export type CommandHandlers<D extends AnyServiceApi> = {
  readonly [Name in keyof D['commands']]: (
    data: z.output<D['commands'][Name]>,
    call: CommandCall,
  ) => Promise<CommandAnswer>;
};

/** Adds the message's name to `asks`, so that two messages with the same data differ. */
export const namedCommands = <D extends AnyServiceApi>(
  handlers: CommandHandlers<D>,
): ServiceHandlers<D>['commands'] => {
  const named = Object.entries<(data: never, call: CommandCall) => Promise<CommandAnswer>>(handlers).map(
    ([name, handle]) => [
      name,
      (data: never, context: CommandContext) => handle(data, { ...context, asks: { [name]: data } }),
    ],
  );
  // Safe cast: the mapping keeps names and data types.
  return Object.fromEntries(named) as ServiceHandlers<D>['commands'];
};

type Acting = Readonly<{ name: string; commandId: string; at: string; requestId?: string }>;

/** Context of a command issued by the system; its id derives from the cause, which makes repeats idempotent. */
export const systemCommand = ({ name, commandId, at, requestId = commandId }: Acting): CommandCall => ({
  commandId,
  actor: { kind: 'system', name },
  at,
  locale: 'de',
  requestId,
  asks: { [name]: commandId },
});
