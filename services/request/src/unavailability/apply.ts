import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import { createBreather } from '@lendring/platform/base/breather.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { calendarAggregate } from '../calendar/calendar.aggregate.js';
import { setUnavailability } from '../calendar/decide.js';
import { periodsByZone } from './periods.js';
import { unavailabilityAggregate } from './unavailability.aggregate.js';

/** Offer with the time zone of its place; null: the zone in which its calendar has the entry already. */
export type Target = Readonly<{ offerId: string; zone: string | null }>;

/**
 * Makes the calendar of each offer follow the entry. Every append checks the revision of the entry too, so that a
 * calendar never follows an outdated entry. Idempotent; returns the last answer, or the first that is not ok.
 */
export const applyTo = async (
  commands: CommandHandler,
  entryId: string,
  targets: readonly Target[],
  call: CommandCall,
): Promise<CommandAnswer | undefined> => {
  let answer: CommandAnswer | undefined;
  const periodsFor = periodsByZone();
  const breathe = createBreather();
  for (const { offerId, zone: known } of targets) {
    await breathe();
    const commandId = derivedId(call.commandId, `${entryId} ${offerId}`);
    answer = await commands.execute<never>({ ...call, commandId, asks: { apply: entryId, offerId } }, async (unit) => {
      const { state: entry } = await unit.load(unavailabilityAggregate, entryId);
      const { state: calendar } = await unit.load(calendarAggregate, offerId);
      const { entered } = entry;
      const applied = calendar.taken.find((taken) => taken.entry?.entryId === entryId);
      const zone = known ?? applied?.entry?.zone ?? entered?.zone;
      if (!entered || zone === undefined) return { events: [] };
      const { vendorId, kind, units } = entered;
      const periods = [...periodsFor(entry, offerId, zone)];
      const decision = setUnavailability(calendar, {
        offerId,
        vendorId,
        entryId,
        kind,
        zone,
        periods,
        ...(units !== undefined && { units }),
      });
      if (!isRefused(decision)) unit.append(calendarAggregate, offerId, decision.events);
      return decision;
    });
    if (!answer.ok) return answer;
  }
  return answer;
};
