import type { AnyDoor, CommandAnswer, CommandContext } from '@lendring/contracts/kernel/door.js';
import type * as z from 'zod';
import type { DoorHandlers } from '../doors/door.js';

/**
 * The context of a command in its handler. A repeat under the same id must have equal `asks`: the message's name and
 * data, unless the handler leaves out what differs from click to click, or what must not be hashed (passwords).
 */
export type CommandCall = CommandContext & Readonly<{ asks: unknown }>;

/** The commands of a door, each with the name of its message. */
export type CommandHandlers<D extends AnyDoor> = {
  readonly [Name in keyof D['commands']]: (
    data: z.output<D['commands'][Name]>,
    call: CommandCall,
  ) => Promise<CommandAnswer>;
};

/** Handlers with the message's name in `asks`, so that two messages with the same data differ. */
export const namedCommands = <D extends AnyDoor>(handlers: CommandHandlers<D>): DoorHandlers<D>['commands'] => {
  const named = Object.entries<(data: never, call: CommandCall) => Promise<CommandAnswer>>(handlers).map(
    ([name, handle]) => [
      name,
      (data: never, context: CommandContext) => handle(data, { ...context, asks: { [name]: data } }),
    ],
  );
  // The mapping keeps names and data.
  return Object.fromEntries(named) as DoorHandlers<D>['commands'];
};

type Acting = Readonly<{ name: string; commandId: string; at: string; requestId?: string }>;

/** A command of the system: its id is derived from its cause, so a repeat asks the same. */
export const systemCommand = ({ name, commandId, at, requestId = commandId }: Acting): CommandCall => ({
  commandId,
  actor: { kind: 'system', name },
  at,
  locale: 'de',
  requestId,
  asks: { [name]: commandId },
});
