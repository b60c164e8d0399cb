import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { UnavailabilityEvent } from '@lendring/contracts/request/unavailability.js';
import {
  isUnavailableOn,
  moveProblem,
  occurrencesOf,
  type UnavailabilityProblem,
} from '@lendring/contracts/rules/unavailability.js';
import type { Unavailability } from './unavailability.aggregate.js';

type Decided<Code extends string> = Decision<readonly UnavailabilityEvent[], Code>;
type Entered = NonNullable<Unavailability['entered']>;
type ByOwner = Readonly<{ userId: string | null }>;

const nothing = decided<readonly UnavailabilityEvent[]>([]);

/** Idempotent by its id. The handler has checked the days and the owner of the offers. */
export const enter = ({ entered }: Unavailability, data: Entered): Decided<'unavailability_not_found'> => {
  if (!entered) return decided([{ type: 'UnavailabilityEntered', data }]);
  return entered.vendorId === data.vendorId ? nothing : refused('unavailability_not_found');
};

/** Removes one day from the entry, and the entry with its last day. */
export const freeDay = (
  { entered, freed, removed }: Unavailability,
  { day, userId }: ByOwner & Readonly<{ day: string }>,
): Decided<'unavailability_not_found' | 'day_not_in_block'> => {
  if (!entered || removed || entered.vendorId !== userId) return refused('unavailability_not_found');
  const { entryId, days } = entered;
  if (freed.includes(day)) return nothing;
  if (!isUnavailableOn(days, freed, day)) return refused('day_not_in_block');
  const isLast = occurrencesOf(days, [...freed, day]).every(({ parts }) => parts.length === 0);
  return decided([
    { type: 'UnavailableDayFreed', data: { entryId, day } },
    ...(isLast ? [{ type: 'UnavailabilityRemoved' as const, data: { entryId } }] : []),
  ]);
};

export const remove = (
  { entered, removed }: Unavailability,
  { userId }: ByOwner,
): Decided<'unavailability_not_found'> => {
  if (!entered || entered.vendorId !== userId) return refused('unavailability_not_found');
  return removed ? nothing : decided([{ type: 'UnavailabilityRemoved', data: { entryId: entered.entryId } }]);
};

/** Entries of whole days without repetition move as a whole. */
export const isMovable = ({
  days: { hours, repeat },
  freed,
}: Readonly<{ days: Entered['days']; freed: readonly string[] }>): boolean =>
  hours === null && repeat === null && freed.length === 0;

type Moved = ByOwner & Readonly<{ movedId: string; from: string; to: string; today: string }>;

/**
 * Ends an entry and enters an equal one on other days. Calendar files thereby cancel the earlier days, and each
 * calendar takes the new ones as those of any entry.
 */
export const move = (
  { entered, freed, removed }: Unavailability,
  { userId, movedId, from, to, today }: Moved,
): Decision<
  Readonly<{ ended: readonly UnavailabilityEvent[]; begun: readonly UnavailabilityEvent[] }>,
  'unavailability_not_found' | 'block_not_movable' | UnavailabilityProblem
> => {
  if (!entered || removed || entered.vendorId !== userId) return refused('unavailability_not_found');
  const { entryId, days } = entered;
  if (!isMovable({ days, freed })) return refused('block_not_movable');
  if (days.from === from && days.to === to) return decided({ ended: [], begun: [] });
  const problem = moveProblem(days, { from, to }, today);
  if (problem) return refused(problem);
  return decided({
    ended: [{ type: 'UnavailabilityRemoved', data: { entryId } }],
    begun: [{ type: 'UnavailabilityEntered', data: { ...entered, entryId: movedId, days: { ...days, from, to } } }],
  });
};
