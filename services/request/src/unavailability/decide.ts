import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { RequestTypeId } from '@lendring/contracts/reference/request-types.js';
import type { EntryKind } from '@lendring/contracts/request/calendar.js';
import type { UnavailabilityEvent } from '@lendring/contracts/request/unavailability.js';
import { same } from '@lendring/contracts/rules/same.js';
import {
  changeProblem,
  isUnavailableOn,
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

/** Person of an entry: entries of other kinds have none. */
export const personIn = ({
  kind,
  name,
}: Readonly<{ kind: EntryKind; name?: string | null | undefined }>): string | null =>
  (kind === RequestTypeId.thirdPartyUse && name) || null;

type Changed = ByOwner &
  Readonly<{
    changes: Partial<
      Pick<Entered, 'offerIds' | 'days' | 'note' | 'kind' | 'name'> & Readonly<{ units: number | null }>
    >;
    /** True for an own offer. */
    owns: (offerId: string) => boolean;
    /** Units that an offer has. */
    quantityOf: (offerId: string) => number;
    today: string;
  }>;

/** Refusal of a number of units; null if the entry is for one offer that has so many, or for all units. */
export const unitsProblem = (
  { offerIds, units }: Readonly<{ offerIds: readonly string[] | null; units: number | null }>,
  quantityOf: (offerId: string) => number,
) => {
  if (units === null) return null;
  const [only, ...more] = offerIds ?? [];
  if (only === undefined || more.length > 0) return refused('block_units_of_one');
  const max = quantityOf(only);
  return units > max ? refused('block_units_many', { max }) : null;
};

/** Replaces what an entry says; nothing if it says so already. Freed days stay free. */
export const change = (
  { entered, freed, removed }: Unavailability,
  { userId, changes, owns, quantityOf, today }: Changed,
): Decided<
  'unavailability_not_found' | 'not_owner' | 'block_units_of_one' | 'block_units_many' | UnavailabilityProblem
> => {
  if (!entered || removed || entered.vendorId !== userId) return refused('unavailability_not_found');
  const { zone: _, units = null, ...all } = { ...entered, ...changes };
  const data = { ...all, name: personIn(all), ...(units !== null && { units }) };
  const added = data.offerIds?.filter((offerId) => !entered.offerIds?.includes(offerId)) ?? [];
  if (!added.every(owns)) return refused('not_owner');
  if (same({ ...data, zone: entered.zone }, { ...entered, name: personIn(entered) })) return nothing;
  // The offer may have fewer units by now, which keeps no other change of the entry.
  const isOther = units !== (entered.units ?? null) || !same(data.offerIds, entered.offerIds);
  const many = isOther ? unitsProblem({ ...data, units }, quantityOf) : null;
  if (many) return many;
  if (!same(data.days, entered.days)) {
    const problem = changeProblem(entered.days, data.days, today);
    if (problem) return refused(problem);
    if (occurrencesOf(data.days, freed).every(({ parts }) => parts.length === 0)) return refused('repeat_never');
  }
  return decided([{ type: 'UnavailabilityChanged', data }]);
};
