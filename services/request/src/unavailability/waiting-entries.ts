import { ServiceUnavailable } from '@lendring/platform/rpc/api-errors.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { calendarAggregate } from '../calendar/calendar.aggregate.js';
import { applyTo, type Target } from './apply.js';

/** Entry that was stored, and that the calendar of an offer does not follow yet. */
type Waiting = Readonly<{ target: Target; call: CommandCall }>;

/** Entries of this process that were answered before all calendars followed them, by offer and entry. */
export const waitingEntries = () => {
  const byOffer = new Map<string, Map<string, Waiting>>();
  return {
    add(entryId: string, target: Target, call: CommandCall): void {
      const entries = byOffer.get(target.offerId) ?? new Map<string, Waiting>();
      byOffer.set(target.offerId, entries.set(entryId, { target, call }));
    },
    /** Forgets an entry that the calendar follows; not a later change of it. */
    end(entryId: string, { offerId }: Target, { commandId }: CommandCall): void {
      const entries = byOffer.get(offerId);
      if (entries?.get(entryId)?.call.commandId !== commandId) return;
      entries.delete(entryId);
      if (entries.size === 0) byOffer.delete(offerId);
    },
    of: (offerId: string): readonly (readonly [string, Waiting])[] => [...(byOffer.get(offerId) ?? [])],
  };
};
export type WaitingEntries = ReturnType<typeof waitingEntries>;

/**
 * Commands that decide on a calendar only once it follows the entries that wait for it, so that a request after the
 * answer of an entry is refused.
 *
 * @throws ServiceUnavailable if the calendar stays busy
 */
export const afterEntries = (commands: CommandHandler, waiting: WaitingEntries): CommandHandler => {
  const follow = async (offerId: string): Promise<void> => {
    for (const [entryId, { target, call }] of waiting.of(offerId)) {
      const answer = await applyTo(commands, entryId, [target], call);
      if (answer && !answer.ok) throw new ServiceUnavailable('request');
      waiting.end(entryId, target, call);
    }
  };
  const afterwards: CommandHandler = {
    execute: (call, attempt) =>
      commands.execute(call, (unit) =>
        attempt({
          ...unit,
          async load(aggregate, id) {
            if (aggregate.category === calendarAggregate.category) await follow(id);
            return unit.load(aggregate, id);
          },
        }),
      ),
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
