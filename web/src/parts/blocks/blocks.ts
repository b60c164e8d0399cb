import type { TakenShape } from '@lendring/contracts/http/offer.js';
import { requestTypes } from '@lendring/contracts/reference/request-types.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';

/** Reasons for blocking days (spec §3, request types). */
export const ownersTypes = requestTypes.filter((type) => type.byOwner);
export type BlockKind = (typeof ownersTypes)[number]['id'];

/** Blocked days of some or all units; `first` and `last` are inclusive. */
export type Block = Readonly<{
  id: string;
  first: string;
  last: string;
  kind: BlockKind | null;
  note: string | null;
  units: number;
}>;

export const blocksOf = (taken: readonly TakenShape[], zone: string): readonly Block[] =>
  taken
    .flatMap(({ block_id: id, start, end, note, requesttype_id: kind, units }) =>
      id === null
        ? []
        : [
            {
              id,
              first: dayIn(start, zone),
              last: dayIn(new Date(Date.parse(end) - 1).toISOString(), zone),
              kind,
              note: note || null,
              units,
            },
          ],
    )
    .toSorted((a, b) => a.first.localeCompare(b.first));
