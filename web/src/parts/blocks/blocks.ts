import type { TakenShape } from '@lendring/contracts/http/offer.js';
import type { CalendarShape } from '@lendring/contracts/http/request.js';
import { requestTypes } from '@lendring/contracts/reference/request-types.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { overlaps } from '@lendring/contracts/rules/overlap.js';
import { blockedInterval, occurrencesOf, type UnavailableDays } from '@lendring/contracts/rules/unavailability.js';

/** Reasons for blocking days (spec §3, request types). */
export const ownersTypes = requestTypes.filter((type) => type.byOwner);
export type BlockKind = (typeof ownersTypes)[number]['id'];

/** Kinds of entries: those of blocks, and third-party use. */
export const entryTypes = requestTypes;
export type EntryKind = (typeof entryTypes)[number]['id'];

/** Blocked days of some or all units; `first` and `last` are inclusive. */
export type Block = Readonly<{
  id: string;
  /** True for an entry, which may apply to more days and to other offers. */
  isEntry: boolean;
  first: string;
  last: string;
  kind: EntryKind | null;
  note: string | null;
  units: number;
}>;

export const blocksOf = (taken: readonly TakenShape[], zone: string): readonly Block[] =>
  taken
    .flatMap(({ block_id: blockId, entry_id: entryId, start, end, note, requesttype_id: kind, units }) => {
      const id = blockId ?? entryId;
      return id === null
        ? []
        : [
            {
              id,
              isEntry: blockId === null,
              first: dayIn(start, zone),
              last: dayIn(new Date(Date.parse(end) - 1).toISOString(), zone),
              kind,
              note: note || null,
              units,
            },
          ];
    })
    .toSorted((a, b) => a.first.localeCompare(b.first));

/** Loans of own offers that a block leaves, and how many open requests it keeps from being accepted. */
export const agreedOn = (
  entries: readonly CalendarShape[],
  offers: 'all' | readonly string[],
  rule: UnavailableDays,
): Readonly<{ lent: readonly CalendarShape[]; open: number }> => {
  const parts = occurrencesOf(rule).flatMap((one) => one.parts);
  const found = entries.filter(
    ({ type, status, offer_id: offerId, start, end, period: { zone } }) =>
      type === 'request' &&
      (status === 'open' || status === 'agreed' || status === 'running') &&
      (offers === 'all' || (offerId !== null && offers.includes(offerId))) &&
      parts.some((part) => overlaps(blockedInterval(part, zone), { start, end })),
  );
  const lent = found.filter(({ status, vendor_accepted: accepted }) => status !== 'open' || accepted);
  return { lent, open: found.length - lent.length };
};
