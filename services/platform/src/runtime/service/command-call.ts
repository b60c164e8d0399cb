import type { AnyDoor, CommandAnswer, CommandContext } from '@lendring/contracts/kernel/door.js';
import type * as z from 'zod';
import type { DoorHandlers } from '../doors/door.js';

/**
 * A command's context as its handler has it. `asks` is what a repeat under the same id must equal: the message's name
 * and data, unless the handler leaves out what differs from click to click, or what must not be hashed (passwords).
 */
export type CommandCall = CommandContext & Readonly<{ asks: unknown }>;

/** The commands of a door, each with the message that it came by. */
export type CommandHandlers<D extends AnyDoor> = {
  readonly [Name in keyof D['commands']]: (
    data: z.output<D['commands'][Name]>,
    call: CommandCall,
  ) => Promise<CommandAnswer>;
};

/**
 * Handlers as a door calls them: what each is asked goes by its own name, so that two messages with the same data
 * differ.
 */
export const namedCommands = <D extends AnyDoor>(handlers: CommandHandlers<D>): DoorHandlers<D>['commands'] => {
  const named = Object.entries<(data: never, call: CommandCall) => Promise<CommandAnswer>>(handlers).map(
    ([name, handle]) => [
      name,
      (data: never, context: CommandContext) => handle(data, { ...context, asks: { [name]: data } }),
    ],
  );
  // Names and data stay what they were.
  return Object.fromEntries(named) as DoorHandlers<D>['commands'];
};

type Acting = Readonly<{ name: string; commandId: string; at: string; requestId?: string }>;

/** A command of the system itself: its id is derived from what caused it, so a repeat asks the same. */
export const systemCommand = ({ name, commandId, at, requestId = commandId }: Acting): CommandCall => ({
  commandId,
  actor: { kind: 'system', name },
  at,
  locale: 'de',
  requestId,
  asks: { [name]: commandId },
});
