import { randomUUID } from 'node:crypto';
import { decided, isRefused, refused, type Aggregate, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { CommandCall } from '../src/runtime/service/command-call.js';
import type { CommandHandler } from '../src/runtime/service/service-parts.js';

/** Text, or a value that becomes text in a log; null when erased. */
type Label = string | Readonly<{ toJSON: () => string }> | null;
export type JarEvent =
  | { type: 'Filled'; data: { by: number } }
  | { type: 'Emptied'; data: object }
  | { type: 'Labelled'; data: { owner: string; label: Label } };
export type Jar = Readonly<{ level: number; labels: readonly Label[] }>;
export const jar: Aggregate<Jar, JarEvent> = {
  category: 'jar',
  initialState: { level: 0, labels: [] },
  evolve: (state, event) => {
    switch (event.type) {
      case 'Filled':
        return { ...state, level: state.level + event.data.by };
      case 'Emptied':
        return { ...state, level: 0 };
      case 'Labelled':
        return { ...state, labels: [...state.labels, event.data.label] };
    }
  },
};
export const personal = { Labelled: { subject: 'owner', fields: ['label'] } };
export const SIZE = 8;
export const PAST = 16;

export const callOf = (commandId: string, asks: unknown): CommandCall => ({
  commandId,
  actor: { kind: 'visitor' },
  at: '2026-05-01T10:00:00.000Z',
  locale: 'de',
  requestId: 'spec',
  asks,
});
/**
 * Splits the amount into two events unless the jar is empty, so that a repeated command would decide on a different
 * number of events.
 */
export const filled = ({ level }: Jar, by: number): readonly JarEvent[] =>
  (level > 0 && by > 1 ? [1, by - 1] : [by]).map((part) => ({ type: 'Filled', data: { by: part } }));
export const fill =
  (by: number) =>
  (state: Jar): Decision<readonly JarEvent[], 'full'> =>
    state.level + by > SIZE ? refused('full') : decided(filled(state, by));
export const empty = (state: Jar): Decision<readonly JarEvent[], never> =>
  decided(state.level === 0 ? [] : [{ type: 'Emptied', data: {} }]);
export const label = (owner: string, text: string) => (): Decision<readonly JarEvent[], never> =>
  decided([{ type: 'Labelled', data: { owner, label: text } }]);

export const run = (
  commands: CommandHandler,
  id: string,
  decide: (state: Jar) => Decision<readonly JarEvent[], string> | Promise<Decision<readonly JarEvent[], string>>,
  commandId: string = randomUUID(),
  asks: unknown = {},
): Promise<CommandAnswer> => commands.on(jar, id, callOf(commandId, asks), decide);
export const pour = (
  commands: CommandHandler,
  [from = '', to = '']: readonly string[],
  by: number,
  commandId: string = randomUUID(),
  asks: unknown = {},
): Promise<CommandAnswer> =>
  commands.execute(callOf(commandId, asks), async (unit) => {
    const [source, target] = [await unit.load(jar, from), await unit.load(jar, to)];
    if (source.state.level < by) return refused<string>('empty');
    const decision = fill(by)(target.state);
    if (isRefused(decision) || by === 0) return isRefused(decision) ? decision : decided([]);
    unit.append(jar, from, [{ type: 'Filled', data: { by: -by } }]);
    unit.append(jar, to, decision.events);
    return decision;
  });
/** Simulates a process that assumes every uncached stream to be absent. */
export const takingForAbsent = (commands: CommandHandler): CommandHandler => {
  const handler: CommandHandler = {
    execute: (call, attempt) => commands.execute(call, (unit) => attempt({ ...unit, load: unit.loadNew })),
    on: (aggregate, id, call, decide) =>
      handler.execute(call, async (unit) => {
        const decision = await decide((await unit.load(aggregate, id)).state);
        if (!isRefused(decision)) unit.append(aggregate, id, decision.events);
        return decision;
      }),
  };
  return handler;
};
export const stateOf = async (commands: CommandHandler, id: string): Promise<Jar | undefined> => {
  let seen: Jar | undefined;
  await run(commands, id, (state) => {
    seen = state;
    return decided([]);
  });
  return seen;
};

/** Appends enough events to a jar that its stream is worth caching. */
export const past = (commands: CommandHandler, id: string, count = PAST, owner?: string): Promise<CommandAnswer> =>
  commands.execute(callOf(randomUUID(), { id }), async (unit) => {
    await unit.load(jar, id);
    unit.append(
      jar,
      id,
      Array.from({ length: count }, (): JarEvent =>
        owner === undefined
          ? { type: 'Filled', data: { by: 0 } }
          : { type: 'Labelled', data: { owner, label: 'Marmelade' } },
      ),
    );
    return decided([]);
  });
