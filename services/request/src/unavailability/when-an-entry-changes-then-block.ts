import type { UnavailabilityEvent } from '@lendring/contracts/request/unavailability.js';
import type { Policy } from '@lendring/platform/runtime/service/service-parts.js';
import type { Ports } from '../ports.js';
import { applyTo } from './apply.js';
import { targetsOf } from './targets.js';
import type { WaitingEntries } from './waiting-entries.js';

/**
 * Applies an entry to the calendars of its offers. The command does so at once; this policy completes it after a kill
 * and includes an offer that was published at the same time.
 */
export const whenAnEntryChangesThenBlock = (
  deps: Pick<Ports, 'commands' | 'read' | 'caughtUp' | 'ownOffers'> & Readonly<{ waiting: WaitingEntries }>,
): Policy<UnavailabilityEvent> => ({
  name: 'when-an-entry-changes-then-block',
  prefixes: ['unavailability-'],
  types: ['UnavailabilityEntered', 'UnavailabilityChanged', 'UnavailableDayFreed', 'UnavailabilityRemoved'],
  async react({ id, data: { entryId } }, call) {
    await deps.caughtUp();
    const entry = await deps.read.unavailabilities.get(entryId);
    if (!entry) return undefined;
    const answer = await applyTo(deps.commands, entryId, await targetsOf(deps, entry), call);
    if (answer?.ok !== false) await deps.waiting.ended(id);
    return answer;
  },
});
