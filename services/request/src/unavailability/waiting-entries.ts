import { randomUUID } from 'node:crypto';
import type { Documents } from '@lendring/platform/read-models/documents.port.js';
import { ServiceUnavailable } from '@lendring/platform/rpc/api-errors.js';
import { type CommandCall, systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import { eventIdOf } from '@lendring/platform/runtime/service/open-unit.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { calendarAggregate } from '../calendar/calendar.aggregate.js';
import { applyTo, type Target } from './apply.js';

const PREFIX = 'waiting-entry ';

/** Entry that is stored, or about to be, and that the calendars of these offers may not follow yet. */
type Waiting = Readonly<{ entryId: string; at: string; targets: readonly Target[] }>;

/**
 * Entries that are answered before all calendars follow them, by the first event of their command. They are stored
 * next to the read models, where every replica finds them, before that event is.
 */
export const waitingEntries = (documents: Pick<Documents, 'setValue' | 'removeValue' | 'values'>) => {
  const ended = (eventId: string): Promise<void> => documents.removeValue(`${PREFIX}${eventId}`);
  return {
    add: (call: CommandCall, entryId: string, targets: readonly Target[]): Promise<void> =>
      documents.setValue(
        `${PREFIX}${eventIdOf(call, 0)}`,
        JSON.stringify({ entryId, at: call.at, targets } satisfies Waiting),
      ),
    /** Forgets the change of an entry that all calendars follow, or that was refused. */
    end: (call: CommandCall): Promise<void> => ended(eventIdOf(call, 0)),
    ended,
    async of(offerId: string): Promise<readonly Behind[]> {
      const found: Behind[] = [];
      for (const [key, value] of await documents.values(PREFIX)) {
        const { entryId, at, targets } = JSON.parse(value) as Waiting;
        const target = targets.find((one) => one.offerId === offerId);
        if (target) found.push({ key: `${key} ${offerId}`, entryId, at, target });
      }
      return found;
    },
  };
};
export type WaitingEntries = ReturnType<typeof waitingEntries>;

/** Entry that a calendar does not follow yet. */
type Behind = Readonly<{ key: string; entryId: string; at: string; target: Target }>;

class CalendarBehind extends Error {
  constructor(readonly entries: readonly Behind[]) {
    super('The calendar does not follow all entries yet');
  }
}

/**
 * Commands that decide on a calendar only once it follows the entries that wait for it, so that a request after the
 * answer of an entry is refused.
 *
 * @throws ServiceUnavailable if the calendar stays busy
 */
export const afterEntries = (commands: CommandHandler, waiting: WaitingEntries): CommandHandler => {
  const follow = async ({ entryId, at, target }: Behind): Promise<void> => {
    const call = systemCommand({ name: 'calendar', commandId: randomUUID(), at });
    const answer = await applyTo(commands, entryId, [target], call);
    if (answer && !answer.ok) throw new ServiceUnavailable('request');
  };
  const afterwards: CommandHandler = {
    async execute(call, attempt) {
      const followed = new Set<string>();
      for (;;)
        try {
          return await commands.execute(call, (unit) =>
            attempt({
              ...unit,
              async load(aggregate, id) {
                if (aggregate.category === calendarAggregate.category) {
                  const behind = (await waiting.of(id)).filter(({ key }) => !followed.has(key));
                  if (behind.length > 0) throw new CalendarBehind(behind);
                }
                return unit.load(aggregate, id);
              },
            }),
          );
        } catch (error) {
          if (!(error instanceof CalendarBehind)) throw error;
          // Follow between two attempts: within one, the command could hold its own turn on the calendar.
          for (const entry of error.entries) {
            await follow(entry);
            followed.add(entry.key);
          }
        }
    },
    on: (aggregate, id, call, decide) =>
      afterwards.execute(call, async (unit) => {
        const { state } = await unit.load(aggregate, id);
        const decision = await decide(state);
        if (!('refusal' in decision)) unit.append(aggregate, id, decision.events);
        return decision;
      }),
  };
  return afterwards;
};
